import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  type StartOptions,
  startPostgres,
} from '../../api/src/lib/postgres/postgres.ts';
import { openCuttableProxy } from './cuttable-proxy.ts';

/** A PostgreSQL that is killed and cut off, at an address that stays the same. */
export interface BreakableDatabase {
  url: string;
  /** The same for the superuser, who changes the server's settings. */
  superuserUrl: string;
  /** Kills the server process at once, as the kernel does when memory runs out, and starts it again. */
  kill(): Promise<void>;
  /** Waits until the server answers after its disk was full, and starts it again if it has ended meanwhile. */
  recover(): Promise<void>;
  /** Cuts the network to it for so long. */
  cutFor(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Until every process of the killed server has ended, a new one refuses the folder. */
const STARTS = 60;
const PAUSE_MS = 500;

/** Starts PostgreSQL on data in a folder, with every write on the disk before it is acknowledged. */
export async function startBreakableDatabase(folder: string): Promise<BreakableDatabase> {
  let postgres = await startPostgres(folder);
  let isLost = false;
  const watch = () => {
    const watched = postgres;
    isLost = false;
    watched.onLost(() => {
      isLost ||= watched === postgres;
    });
  };
  watch();
  const proxy = await openCuttableProxy(portOf(postgres));
  const throughProxy = (url = '') => Object.assign(new URL(url), { port: String(proxy.port) }).href;
  return {
    url: throughProxy(postgres.url),
    superuserUrl: throughProxy(postgres.superuserUrl),
    async kill() {
      postgres = await killAndStart(postgres, folder);
      proxy.leadTo(portOf(postgres));
      watch();
    },
    async recover() {
      while (!(await answers(postgres.url))) {
        if (isLost) {
          await postgres.stop();
          postgres = await startAgain(folder);
          proxy.leadTo(portOf(postgres));
          watch();
        }
        await wait(PAUSE_MS);
      }
    },
    async cutFor(milliseconds) {
      proxy.cut();
      await wait(milliseconds);
      proxy.mend();
    },
    async stop() {
      await proxy.close();
      await postgres.stop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PAUSE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const portOf = ({ url }: EmbeddedPostgres): number => Number(new URL(url).port);

/** Kills the server process at once, and starts it again with these options. */
export async function killAndStart(
  postgres: EmbeddedPostgres,
  folder: string,
  options: StartOptions = {},
): Promise<EmbeddedPostgres> {
  process.kill(postmasterOf(postgres, folder), 'SIGKILL');
  await postgres.stop();
  return startAgain(folder, options);
}

function postmasterOf({ movedTo }: EmbeddedPostgres, folder: string): number {
  const file = join(movedTo ?? join(folder, 'postgres'), 'cluster/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

async function startAgain(folder: string, options: StartOptions = {}): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostgres(folder, options);
    } catch (error) {
      if (attempt === STARTS) throw error;
      await wait(PAUSE_MS);
    }
  }
}
