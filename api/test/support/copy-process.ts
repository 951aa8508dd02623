import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { inject } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';

const project = join(import.meta.dirname, '../../..');

/** A copy of the API in its own process, without sample data. */
export interface CopyProcess {
  url: string;
  /** Ends it by a signal, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a copy on a test's database, and waits until it answers. `env` sets further environment variables, `cwd` is the checkout that
 * it runs.
 */
export async function startCopy(
  databaseUrl: string,
  env: Record<string, string> = {},
  cwd = project,
): Promise<CopyProcess> {
  const port = env.PORT ?? String(await freePort());
  const copy = spawn(process.execPath, ['api/src/server.ts'], {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...clockEnvironment(process.env),
      DATABASE_URL: databaseUrl,
      DATA_DIR: mkdtempSync(join(inject('testFolder'), 'data-')),
      MASTER_KEY: Buffer.alloc(32, 7).toString('hex'),
      LOG_LEVEL: 'silent',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(copy, 'exit');
  await untilReady(copy);
  return {
    url: `http://127.0.0.1:${port}`,
    end: async signal => {
      copy.kill(signal);
      await ended;
    },
  };
}

async function untilReady(copy: ChildProcess): Promise<void> {
  for (;;) {
    const [{ kind, text }] = await once(copy, 'message');
    if (kind === 'failed') throw new Error(text);
    if (kind === 'ready') return;
  }
}
