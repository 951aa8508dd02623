import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/*
 * The parts of the audit log change while the product runs (R471, R472). Whoever reads all tables in one snapshot keeps them as they are
 * meanwhile; who changes them comes back later, so that nobody waits for a long reader.
 */

/** Any number, but the same in every copy. */
const PARTS_LOCK = 4_711_003;

/** Whether this copy may change the parts, until the transaction ends: nobody else does, and nobody has asked to keep them. */
export async function tryToChangeParts(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${PARTS_LOCK}) as got`.execute(trx);
  return rows[0]?.got ?? false;
}

/** Keeps the parts as they are, from before a snapshot is taken, until `letPartsChange` or the end of the connection. */
export async function keepParts(connection: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_lock_shared(${PARTS_LOCK})`.execute(connection);
}

/** Ends `keepParts`. */
export async function letPartsChange(connection: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_unlock_shared(${PARTS_LOCK})`.execute(connection);
}
