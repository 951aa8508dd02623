import type { Kysely } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database } from './database.ts';

/** One view of the database that does not change while it is read, on a connection of its own. */
export interface Snapshot {
  db: Connection;
  /** Ends the view, and whatever still reads from it. Called again it does nothing. */
  close(): Promise<void>;
}

/** Opens a read-only snapshot. The caller closes it, whatever happens. */
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
 * Reads an answer that is put together from several statements: all of them see one moment, so that what the answer says in one
 * place agrees with what it says in another, whatever is written meanwhile. Who is in a transaction already reads in that one,
 * which sees its own writes.
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
 * Reads a query's rows through a cursor on the server, so many at a time; the next batch is on its way while the one
 * before is worked on. However many rows there are, two batches of them are in memory.
 */
export async function* readInBatches<Row>(
  { db }: Snapshot,
  query: RawBuilder<unknown>,
  size: number,
): AsyncGenerator<Row[]> {
  // All of it is wanted: the plan is not to be chosen for a quick beginning.
  await sql`set local cursor_tuple_fraction = 1`.execute(db);
  await sql`declare rows_in_batches no scroll cursor for ${query}`.execute(db);
  const fetchNext = () => sql<Row>`fetch forward ${sql.lit(size)} from rows_in_batches`.execute(db);
  let coming = fetchNext();
  try {
    for (;;) {
      const { rows } = await coming;
      if (rows.length < size) {
        if (rows.length > 0) yield rows;
        return;
      }
      coming = fetchNext();
      yield rows;
    }
  } finally {
    await coming.catch(() => {});
  }
}
