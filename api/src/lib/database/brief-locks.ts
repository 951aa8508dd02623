import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** A change of a table waits for the transactions on it, and all later ones wait behind it: no longer than this. */
const LOCK_MS = 2_000;
const ATTEMPTS = 30;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a part of a transaction that changes tables, without keeping a running site from them: what cannot be locked soon is given up
 * and tried again, for a minute and a half. The locks are kept until the transaction ends, so this is its last part.
 *
 * @throws the refusal of the last attempt.
 */
export async function withBriefLocks(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await sql`savepoint brief_locks; set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(trx);
    try {
      await work(trx);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await sql`rollback to savepoint brief_locks; release savepoint brief_locks`.execute(trx);
      await wait(PAUSE_MS);
    }
  }
}
