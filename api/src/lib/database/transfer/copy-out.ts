import { to } from 'pg-copy-streams';
import { StartError } from '../../process/start-error.ts';
import { keepParts } from '../audit-parts-lock.ts';
import { type QueuesInstallation, readQueuesInstallation } from '../jobs.ts';
import { migrationsRun } from '../migrations.ts';
import { openSnapshot } from '../snapshot.ts';
import { connectOnce, ONE_FORM } from './one-connection.ts';
import { type CopiedTable, nameOf, quoted, readSequences, readTables, type SequenceState } from './shape.ts';

/** What makes the empty tables that a copy's rows fit into. */
export interface DatabaseShape {
  /** The migrations that the database has run, in their order. */
  migrations: string[];
  /** What makes the job queues; null if there are none yet. */
  queues: QueuesInstallation | null;
  tables: CopiedTable[];
}

/** A database in one moment, while others go on writing. */
export interface DatabaseCopy extends DatabaseShape {
  sequences: SequenceState[];
  /** The rows of a table, as the text of COPY. One table is read at a time. */
  rowsOf(table: CopiedTable): AsyncIterable<Buffer> & { rowCount: number };
  close(): Promise<void>;
}

/**
 * Opens a copy of a database (R433). The caller must always close it. Whoever may read all tables may do it: no superuser is needed.
 *
 * @throws StartError if there is nothing to copy, or if another version of the job queues is installed than this code makes.
 */
export async function openCopy(url: string): Promise<DatabaseCopy> {
  const connection = await connectOnce(url);
  try {
    await keepParts(connection.db);
    const { db } = await openSnapshot(connection.db);
    await connection.client.query(ONE_FORM);
    const migrations = await migrationsRun(db);
    if (migrations.length === 0) throw new StartError('The database is empty: there is nothing to back up.');
    const tables = await readTables(db);
    return {
      migrations,
      tables,
      queues: await readQueuesInstallation(db),
      sequences: await readSequences(db),
      rowsOf: table =>
        connection.client.query(to(`copy ${nameOf(table)} (${table.columns.map(quoted)}) to stdout`)),
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
