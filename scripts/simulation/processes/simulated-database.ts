import { sql } from 'kysely';
import { createDatabase } from '../../../api/src/lib/database/database.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { killAndStart } from '../../faults/breakable-database.ts';

/** A PostgreSQL at an address that stays the same. */
export interface SimulatedDatabase {
  url: string;
  /** The same for the superuser, who changes the server's settings. */
  superuserUrl: string;
  /** Kills the server process at once, as the kernel does when memory runs out, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on data in a folder. Every call of a simulated day waits for it, so that nothing stands between them, as in a trial of faults. */
export async function startSimulatedDatabase(folder: string): Promise<SimulatedDatabase> {
  const port = await freePort();
  let postgres = await startPostgres(folder, { port });
  const { url, superuserUrl = '' } = postgres;
  await makeQuick(superuserUrl);
  return {
    url,
    superuserUrl,
    async kill() {
      postgres = await killAndStart(postgres, folder, { port });
    },
    stop: () => postgres.stop(),
  };
}

/**
 * A killed process loses nothing that it has given to the operating system: the disk matters only when that fails as well. Statements are
 * planned once for all their values.
 */
async function makeQuick(superuserUrl: string): Promise<void> {
  const { db } = createDatabase(superuserUrl, 1);
  await sql`alter system set fsync = off`.execute(db);
  await sql`alter system set full_page_writes = off`.execute(db);
  await sql`alter system set plan_cache_mode = force_generic_plan`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await db.destroy();
}
