import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../../../scripts/setup/prepare.mjs';
import { node24, project } from '../../../scripts/setup/project.mjs';
import { createSteps } from '../../../scripts/setup/steps.mjs';

/** A real server for the browser tests, on data of its own that are thrown away afterwards. */
export default async function startServer(): Promise<() => Promise<void>> {
  await prepare(createSteps());
  const dataDir = await mkdtemp(join(tmpdir(), 'gangway-e2e-'));
  await chmod(dataDir, 0o711);
  const server = spawn(node24, ['api/src/server.ts'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      PORT: process.env.GANGWAY_E2E_PORT,
      DATA_DIR: dataDir,
      SEED: 'demo',
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
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true });
  };
}
