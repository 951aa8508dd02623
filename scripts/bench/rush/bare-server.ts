import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { node24 } from '../../setup/project.mjs';

/** Runs work with a bare server in a separate process (bare-process.ts), on the product's database. */
export async function withBareServer(
  databaseUrl: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const bare = spawn(node24, [join(import.meta.dirname, 'bare-process.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(bare, 'exit');
  try {
    await Promise.race([
      once(bare, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`The bare server ended with exit code ${code}`))),
    ]);
    await work(`http://127.0.0.1:${port}`);
  } finally {
    bare.kill('SIGTERM');
    await ended;
  }
}
