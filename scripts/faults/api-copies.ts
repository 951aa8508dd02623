import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../api/src/lib/process/free-port.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';

const project = join(import.meta.dirname, '../..');

/** Copies of the API, each in its own process at a port that stays the same. */
export interface ApiCopies {
  urls: readonly string[];
  /** Ends a copy by a signal, and starts it again. */
  restart(index: number, signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** A copy that does not start, because the database is away just then, is started again, as by systemd. */
const PAUSE_MS = 300;
const STARTS = 60;

/** Starts so many copies on a database. @param environment Their variables, by their addresses. */
export async function startApiCopies(
  count: number,
  environment: (urls: readonly string[]) => Record<string, string>,
): Promise<ApiCopies> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const urls = ports.map(port => `http://127.0.0.1:${port}`);
  const env = environment(urls);
  const running: (ChildProcess | undefined)[] = [];
  let stopping = false;
  const start = async (index: number): Promise<void> => {
    for (let attempt = 1; !stopping; attempt++) {
      if (attempt > STARTS)
        throw new StartError('A copy of the API does not start on this database: see npm run serve.');
      const copy = spawn(process.execPath, ['--max-semi-space-size=16', 'api/src/server.ts'], {
        cwd: project,
        env: {
          PATH: process.env.PATH,
          LOG_LEVEL: 'silent',
          // Each buyer has a network of their own.
          TRUST_PROXY: 'true',
          PUBLIC_URL: 'https://tickets.example.com',
          // No guest reaches them, so published passwords do no harm.
          START_CHECKS: 'warn',
          ...env,
          PORT: String(ports[index]),
        },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      running[index] = copy;
      if (await isReady(copy)) return;
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
  };
  const end = async (index: number, signal: NodeJS.Signals) => {
    const copy = running[index];
    if (!copy || copy.exitCode !== null || copy.signalCode !== null) return;
    const ended = once(copy, 'exit');
    copy.kill(signal);
    await ended;
  };
  await Promise.all(ports.map((_, index) => start(index)));
  return {
    urls,
    async restart(index, signal) {
      await end(index, signal);
      await start(index);
    },
    async stop() {
      stopping = true;
      await Promise.all(ports.map((_, index) => end(index, 'SIGTERM')));
    },
  };
}

/** Whether a copy serves; false if it ended before. */
async function isReady(copy: ChildProcess): Promise<boolean> {
  const ended = once(copy, 'exit').then(() => false);
  const ready = (async () => {
    for (;;) {
      const [{ kind }] = await once(copy, 'message');
      if (kind === 'ready') return true;
      if (kind === 'failed') return false;
    }
  })();
  return Promise.race([ended, ready]);
}
