import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { attachToPostgres, type EmbeddedPostgres, startPostgres } from '../postgres/postgres.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { createDatabase, type Database } from './database.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  url: string;
  /** The location of the embedded database if it is outside the data folder. */
  movedTo: string | undefined;
  /** `listener` is called when the embedded database ends unexpectedly, with the path of its log. */
  onLost(listener: (log: string) => void): void;
  /**
   * Closes the connections, and stops the database if we started it. With `graceMs` it waits so long for running statements, without
   * until they end.
   */
  close(graceMs?: number): Promise<void>;
  /** The same without waiting for running transactions, which are rolled back. */
  abort(): Promise<void>;
}

interface Where {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** The database of a server: the one at DATABASE_URL, otherwise the embedded one, which is started. */
export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return connect(await startPostgres(dataDir));
  await tryToReach(databaseUrl);
  return connect({ url: databaseUrl, movedTo: undefined, onLost: () => {}, stop: async () => {} });
}

/** Runs a command on the database of a running server, or on one that is started for the command. */
export async function withDatabase<Result>(
  where: Where,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const open =
    where.databaseUrl === undefined
      ? connect(await attachToPostgres(where.dataDir))
      : await openDatabase(where);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** For jobs, migrations and commands: they wait as long as the database does. Calls of clients have pools of their own (`openPools`). */
const JOB_CONNECTIONS = 4;

function connect(postgres: Omit<EmbeddedPostgres, 'superuserUrl'>): OpenDatabase {
  const { db } = createDatabase(postgres.url, JOB_CONNECTIONS);
  const { url, movedTo, onLost } = postgres;
  return {
    url,
    movedTo,
    onLost,
    db,
    async close(graceMs) {
      const closed = db.destroy();
      await (graceMs === undefined ? closed : Promise.race([closed, wait(graceMs)]));
      await postgres.stop();
    },
    abort: () => postgres.stop(),
  };
}

/** Throws a StartError that explains the problem with DATABASE_URL, without its password. */
async function tryToReach(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`DATABASE_URL does not work: ${whyUnreachable(new URL(databaseUrl), error)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

function whyUnreachable(address: URL, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const database = decodeURIComponent(address.pathname.slice(1));
  if (code === '28P01' || code === '28000')
    return `${address.host} refuses the user "${address.username}" or the password`;
  if (code === '3D000') return `there is no database "${database}" on ${address.host}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `no machine is called ${address.hostname}`;
  if (code === 'ECONNREFUSED') return `nothing answers at ${address.host}`;
  return `${address.host} answers "${reasonOf(error)}"`;
}
