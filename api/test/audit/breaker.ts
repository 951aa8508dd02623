import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findBroken, invariants } from '../../src/audit/audit.ts';
import type { Database } from '../../src/lib/database/database.ts';

/** Thrown to roll back the violation after it was audited. */
class Looked extends Error {}

/**
 * Damages the data of a test database: with triggers and foreign keys disabled.
 * The damage is rolled back afterwards.
 */
export function createBreaker(db: Kysely<Database>) {
  const seen = new Set<string>();

  /** The audit's findings after these statements, as `<invariant> <check>: <table> <id>`, ordered by id. */
  async function findingsAfter(...statements: RawBuilder<unknown>[]): Promise<string[]> {
    const found: string[] = [];
    const looking = db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const statement of statements) await statement.execute(trx);
      for (const invariant of invariants)
        for (const { check, entity, id } of await findBroken(trx, invariant)) {
          seen.add(check);
          found.push(`${invariant.code} ${check}: ${entity} ${id}`);
        }
      throw new Looked();
    });
    await looking.catch(error => {
      if (!(error instanceof Looked)) throw error;
    });
    return found.sort();
  }

  /** The checks of these invariants that have not found anything yet. */
  const unseenChecks = (...codes: string[]) =>
    invariants
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ checks }) => checks.map(({ name }) => name))
      .filter(name => !seen.has(name));

  return { findingsAfter, unseenChecks };
}

/** For violations that the triggers would record in the audit: with triggers enabled, and an actor. */
export const withTriggers = [
  sql`set local session_replication_role = origin`,
  sql`set local gangway.actor = 'system:test'`,
];

/** Drops the one CHECK of a table whose definition contains `words`: most have no explicit name. */
export const dropCheck = (table: string, words: string) => sql`
  do ${sql.lit(`
    declare name text;
    begin
      select conname into strict name from pg_constraint
      where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%${words}%';
      execute format('alter table ${table} drop constraint %I', name);
    end`)}
`;
