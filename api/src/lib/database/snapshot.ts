import type { Kysely } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from './database.ts';

/** A read-only snapshot of the database, on its own connection. */
export interface Snapshot {
  db: Connection;
  /** Ends the snapshot and all reads from it. A repeated call does nothing. */
  close(): Promise<void>;
}

/** Opens a snapshot. The caller must always close it. */
export async function openSnapshot(db: Kysely<Database>): Promise<Snapshot> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return {
    db: trx,
    async close() {
      if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    },
  };
}

/**
 * Reads an answer with several statements from one snapshot, so that its parts are consistent despite concurrent writes. Within a
 * transaction it reads in that transaction, which sees its own writes.
 */
export async function inSnapshot<Answer>(
  db: Connection,
  read: (db: Connection) => Promise<Answer>,
): Promise<Answer> {
  if (db.isTransaction) return read(db);
  const snapshot = await openSnapshot(db);
  try {
    return await read(snapshot.db);
  } finally {
    await snapshot.close();
  }
}

/**
 * Reads a query's rows in batches through a server-side cursor; the next batch is fetched while the current one is processed. At
 * most two batches are in memory.
 */
export async function* readInBatches<Row>(
  { db }: Snapshot,
  query: RawBuilder<unknown>,
  size: number,
): AsyncGenerator<Row[]> {
  // All rows are read, so the plan must not be optimized for the first ones. Between two batches a slow reader may take long.
  await sql`
    select set_config('cursor_tuple_fraction', '1', true), set_config('idle_in_transaction_session_timeout', '15min', true)
  `.execute(db);
  await sql`declare rows_in_batches no scroll cursor for ${query}`.execute(db);
  const fetchNext = () => sql<Row>`fetch forward ${sql.lit(size)} from rows_in_batches`.execute(db);
  let coming = fetchNext();
  try {
    for (;;) {
      const { rows } = await coming;
      if (rows.length < size) {
        if (rows.length > 0) yield rows;
        await sql`close rows_in_batches`.execute(db);
        return;
      }
      coming = fetchNext();
      yield rows;
    }
  } finally {
    await coming.catch(() => {});
  }
}
