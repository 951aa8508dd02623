import { type Kysely, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/lib/database/database.ts';

/** What is done against the rules, the constraint that must refuse it, and how it is done. */
export type Breach = [what: string, constraint: string, ...statements: RawBuilder<unknown>[]];

/** Thrown to undo what nobody refused. */
class NotRefused extends Error {}

/** Breaks the rules by hand, in SQL that no line of the API has seen. Nothing is left of it. */
export function createBreaching(db: Kysely<Database>) {
  /** The constraint that refuses these statements of one transaction; undefined where none does. */
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

  /** A test for each breach: the database itself refuses it, by that constraint. */
  const breaches = (cases: Breach[]) =>
    test.each(cases)('%s: %s', async (_what, constraint, ...statements) => {
      expect(await refusalOf(statements)).toBe(constraint);
    });

  return { refusalOf, breaches };
}

/** An id that no row has. */
export const NEW_ID = 'a0000000-0000-7000-8000-000000000001';
