import { type IsolationLevel, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { currentRequest } from '../current-request.ts';
import type { DB } from './database.types.ts';

export type Database = DB;
export type { Transaction } from 'kysely';

/** Reads accept either; related writes need a `Transaction`. */
export type Connection = Kysely<Database> | Transaction<Database>;

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return exactNumber;
    return pg.types.getTypeParser(oid, format);
  },
};

/** int8 and numeric hold sen and counts here; a number beyond 2^53 is an error and must not be rounded. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript integer`);
  return value;
}

/** How long a caller waits for the database, in milliseconds, before it is told to try again. */
export interface Patience {
  /** For a connection. */
  connectMs: number;
  /** For the answer of a statement. */
  statementMs: number;
  /** For a lock, which counts as a part of the statement. */
  lockMs: number;
  /** Between two statements of a transaction: one that was left open would keep its locks. */
  idleInTransactionMs: number;
}

/** A pool of at most `connections` connections. Dates arrive as `YYYY-MM-DD`, int8 and numeric as integers. Without `patience`, callers
 * wait as long as the database does. */
export function createDatabase(
  connectionString: string,
  connections = 20,
  patience?: Patience,
): { db: Kysely<Database>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types,
    application_name: 'gangway',
    ...(patience && { connectionTimeoutMillis: patience.connectMs }),
  });
  // A broken connection fails its current query and is replaced. Without a listener, its event would end the process.
  pool
    .on('error', () => {})
    .on('connect', client => {
      client.on('error', () => {});
      if (patience) setLimits(client, patience);
      prepareMarked(client);
    });
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Sent before the first statement. As parameters of the connection, which pg offers too, a pooler would refuse them. */
function setLimits(client: pg.ClientBase, { statementMs, lockMs, idleInTransactionMs }: Patience): void {
  client
    .query(
      `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
       set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    )
    .catch(() => {});
}

const PREPARED = /^\s*(?:select|insert|update|with) \/\* prepared ([a-z0-9_-]+) \*\//;

/**
 * Marks a statement that many requests send: PostgreSQL parses and plans it once per connection, under this name. Placed after
 * the first word (`modifyFront`). Only for statements whose plan suits all values and growing tables, and which name their columns: a
 * prepared `*` fails once a migration has added one.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`);

/** Kysely sends statements without names; the marked ones get theirs here. Statements of a traced request are spans of it (R443). */
function prepareMarked(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? PREPARED.exec(text)?.[1] : undefined;
    const span = typeof text === 'string' ? currentRequest()?.span?.beginStatement(text) : undefined;
    const answer = name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
    if (span && answer instanceof Promise)
      answer.then(
        () => span.end(),
        error => span.end({ code: String(error.code) }),
      );
    return answer;
  };
  client.query = named as typeof client.query;
}

/** How often a transaction is run if PostgreSQL aborts it because of a conflict. */
const MOST_TIMES = 4;
/** Serialization failure and deadlock: the same transaction may succeed when it is run again. */
const CONFLICTS = new Set(['40001', '40P01']);

/**
 * Runs a transaction, again if PostgreSQL aborted it because of a conflict, such as locks that two transactions take in different
 * orders: `work` must be repeatable, and keeps nothing but what it returns.
 */
export async function transactRepeatedly<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
  isolationLevel?: IsolationLevel,
): Promise<Result> {
  const transaction = isolationLevel ? db.transaction().setIsolationLevel(isolationLevel) : db.transaction();
  for (let time = 1; ; time++) {
    try {
      return await transaction.execute(work);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (time === MOST_TIMES || !CONFLICTS.has(code)) throw error;
    }
  }
}

/**
 * Runs `work` in one transaction, as `transactRepeatedly` does. The actor and the time are passed to the database, whose triggers write
 * them into the audit entry of every state change (invariant I7).
 */
export const inTransaction = <Result>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  actor: string,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  transactRepeatedly(db, async trx => {
    await nameActor(trx, actor, clock);
    return work(trx);
  });

/**
 * The same as `inTransaction`, but everything is read from one snapshot, taken after `lock`, which may wait for other
 * transactions.
 */
export const inOneView = <Result>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  actor: string,
  work: (trx: Transaction<Database>) => Promise<Result>,
  lock: (trx: Transaction<Database>) => Promise<void> = async () => undefined,
): Promise<Result> =>
  transactRepeatedly(
    db,
    async trx => {
      await lock(trx);
      await nameActor(trx, actor, clock);
      return work(trx);
    },
    'repeatable read',
  );

/** Sets the actor and the time in an open transaction. */
export async function nameActor(trx: Transaction<Database>, actor: string, clock: Clock): Promise<void> {
  await sql`
    select set_config('gangway.actor', ${actor}, true), set_config('gangway.now', ${clock.now().toISOString()}, true)
  `.execute(trx);
}

/** Sets the actor of each new order in an open transaction, and the time. */
export async function nameActors(
  trx: Transaction<Database>,
  actors: ReadonlyMap<string, string>,
  at: Date,
): Promise<void> {
  await sql`
    select set_config('gangway.actors', ${JSON.stringify(Object.fromEntries(actors))}, true),
      set_config('gangway.now', ${at.toISOString()}, true)
  `.execute(trx);
}

/** Runs a part of a transaction as another actor: a customer's booking may release other customers' expired holds. */
export async function actingAs<Result>(
  trx: Transaction<Database>,
  actor: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await setActor(trx, actor);
  const result = await work();
  await setActor(trx, before);
  return result;
}

async function setActor(trx: Transaction<Database>, actor: string): Promise<string> {
  const { rows } = await sql<{ before: string }>`
    with before as materialized (select current_setting('gangway.actor', true) as actor)
    select actor as before, set_config('gangway.actor', ${actor}, true) from before
  `.execute(trx);
  return rows[0]?.before ?? '';
}
