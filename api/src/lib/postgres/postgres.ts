import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../process/data-dir.ts';
import { freePort } from '../process/free-port.ts';
import { StartError } from '../process/start-error.ts';
import { makeFileOnce } from '../process/whole-file.ts';
import { prepareApplicationRole } from './application-role.ts';
import { activeClaim, claim, publish, release } from './claim.ts';
import { initialise, type RunningServer, run, SUPERUSER, stopOrphan } from './cluster.ts';
import { chooseInstallation, type Installation } from './installation.ts';

/** A running PostgreSQL, and the function that ends its use. */
export interface EmbeddedPostgres {
  /** The address of the product's own role, which owns the database. */
  url: string;
  /** The address of the superuser, who only sets up; undefined where another process runs the server. */
  superuserUrl: string | undefined;
  /** The location of its data if it is outside the data folder. */
  movedTo: string | undefined;
  /** `listener` is called when PostgreSQL ends unexpectedly, with the path of its log. */
  onLost(listener: (log: string) => void): void;
  stop(): Promise<void>;
}

const durable = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  wal_compression: 'on',
};

/** For disposable data: tests, several files concurrently, and generated types. */
const disposable = {
  ...durable,
  max_connections: '250',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export interface StartOptions {
  /** Nothing waits for the disk: what the machine loses when it fails does not matter. */
  disposable?: boolean;
  /** Where it listens; a free port if missing. */
  port?: number;
}

/**
 * Starts the PostgreSQL that comes with the project, on data in `dataDir`, created if missing (R121). It ends with this process
 * in any case. Throws a StartError if the folder is unusable or in use.
 */
export async function startPostgres(dataDir: string, options: StartOptions = {}): Promise<EmbeddedPostgres> {
  makeDataDir(dataDir);
  const holder = claim(dataDir);
  if (holder) {
    throw new StartError(
      `The data folder ${dataDir} is in use by a running Gangway (process ${holder.pid}): stop that one, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const installation = chooseInstallation(join(dataDir, 'postgres'));
    const made = existsSync(join(installation.folder, 'cluster'));
    const password = superuserPassword(dataDir, made);
    if (made) stopOrphan(installation);
    else initialise(installation, password);
    const settings = options.disposable ? disposable : durable;
    const { server, port } = options.port
      ? { server: await run(installation, options.port, settings), port: options.port }
      : await runOnFreePort(installation, settings);
    const superuserUrl = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
    const url = await prepareApplicationRole(superuserUrl, keptPassword(dataDir, APPLICATION_PASSWORD));
    publish(dataDir, url);
    return {
      url,
      superuserUrl,
      movedTo: installation.moved ? installation.folder : undefined,
      onLost: listener => server.onLost(listener),
      async stop() {
        await server.stop();
        release(dataDir);
      },
    };
  } catch (error) {
    release(dataDir);
    throw error;
  }
}

/** The PostgreSQL of a data folder for a command: that of a running Gangway, otherwise a new one until `stop`. */
export async function attachToPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const url = activeClaim(dataDir)?.url;
  return url
    ? { url, superuserUrl: undefined, movedTo: undefined, onLost: () => {}, stop: async () => {} }
    : startPostgres(dataDir);
}

const SUPERUSER_PASSWORD = 'postgres.password';
const APPLICATION_PASSWORD = 'postgres-app.password';

/** @throws StartError if the cluster is made, and its password is gone. */
function superuserPassword(dataDir: string, made: boolean): string {
  const file = join(dataDir, 'keys', SUPERUSER_PASSWORD);
  if (made && !existsSync(file))
    throw new StartError(
      `The database in ${dataDir} cannot be opened without ${file}: bring that file back.`,
    );
  return keptPassword(dataDir, SUPERUSER_PASSWORD);
}

/** The password in a file of the keys, made if it is missing. */
function keptPassword(dataDir: string, name: string): string {
  const file = join(dataDir, 'keys', name);
  if (!existsSync(file)) makeFileOnce(file, randomBytes(24).toString('base64url'));
  return readFileSync(file, 'utf8');
}

/** Another process may take the port before PostgreSQL does: then the next one is tried. */
async function runOnFreePort(
  installation: Installation,
  settings: Record<string, string>,
): Promise<{ server: RunningServer; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { server: await run(installation, port, settings), port };
    } catch (error) {
      if (attempt === 5 || !/could not create any TCP/.test(String(error))) throw error;
    }
  }
}
