import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { node24, project, serverEnvironment, serverFlags } from '../setup/project.mjs';

export interface DemoServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * A real server with the demonstration's operator, on its own data; `stop` ends it and deletes the data. `settings` are
 * further environment variables of the server.
 */
export async function startDemoServer(
  port: number,
  settings: Record<string, string> = {},
): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gangway-demo-'));
  // PostgreSQL runs as another user if we are root.
  await chmod(dataDir, 0o711);
  const server = spawn(node24, [...serverFlags, 'api/src/server.ts'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      ...serverEnvironment,
      ...clockEnvironment(process.env),
      ...settings,
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
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true });
  };
  return { url: `http://localhost:${port}`, pid: server.pid ?? 0, stop };
}
