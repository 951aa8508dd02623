import { type Kysely, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';

/** What breaks the rules, the constraint that must refuse it, and the statements. */
export type Breach = [what: string, constraint: string, ...statements: RawBuilder<unknown>[]];

/** Thrown to roll back statements that were not refused. */
class NotRefused extends Error {}

/** Breaks the rules with plain SQL, bypassing the API. Everything is rolled back. */
export function createBreaching(db: Kysely<Database>) {
  /** The constraint that refuses these statements of one transaction; undefined if none does. */
  async function refusalOf(
    statements: RawBuilder<unknown>[],
    actor = 'system:test',
  ): Promise<string | undefined> {
    const transaction = db.transaction().execute(async trx => {
      await sql`select set_config('gangway.actor', ${actor}, true)`.execute(trx);
      for (const statement of statements) await statement.execute(trx);
      await sql`set constraints all immediate`.execute(trx);
      throw new NotRefused();
    });
    return transaction.catch((error: Error & { constraint?: string }) => {
      if (error instanceof NotRefused) return undefined;
      if (error.constraint === undefined) throw error;
      return error.constraint;
    });
  }

  /** Defines a test per violation: the database itself refuses it, by that constraint. */
  const breaches = (cases: Breach[]) =>
    test.each(cases)('%s: %s', async (_what, constraint, ...statements) => {
      expect(await refusalOf(statements)).toBe(constraint);
    });

  return { refusalOf, breaches };
}

/** An id that no row has. */
export const NEW_ID = 'a0000000-0000-7000-8000-000000000001';
