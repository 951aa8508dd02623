import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';

const project = join(import.meta.dirname, '../../..');

/** A server on an empty database, as an operator begins with it. */
export interface EmptyServer {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function startEmptyServer(): Promise<EmptyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gangway-empty-'));
  // PostgreSQL runs as another user if we are root.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['api/src/server.ts'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      ...clockEnvironment(process.env),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.on('message', (message: { kind: string; text?: string }) => {
      if (message.kind === 'ready') resolve();
      if (message.kind === 'failed') reject(new Error(message.text));
    });
    server.once('exit', code => reject(new Error(`The server ended with exit code ${code}`)));
  });
  return {
    url,
    dataDir,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}
