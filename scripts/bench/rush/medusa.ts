import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node24, project } from '../../setup/project.mjs';

const VERSION = '2.21.2';
const PACKAGES = ['@medusajs/framework', '@medusajs/inventory', '@medusajs/locking'];

/** Medusa's reservations per second, with so many clients at once. */
export type Reserve = (clients: number, seconds: number) => Promise<number>;

/** Runs work with Medusa's inventory in a separate process (medusa-process.ts), with tables of its own in a database. */
export async function withMedusa(
  databaseUrl: string,
  say: (text: string) => void,
  work: (reserve: Reserve) => Promise<void>,
): Promise<void> {
  const folder = await installMedusa(say);
  const medusa = spawn(node24, [join(import.meta.dirname, 'medusa-process.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      MEDUSA_DISABLE_TELEMETRY: 'true',
      MEDUSA_FOLDER: folder,
      DATABASE_URL: databaseUrl,
    },
    // It says on its output what it migrates.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(medusa, 'exit');
  const answer = () =>
    Promise.race([
      once(medusa, 'message').then(([message]) => message as { rate: number }),
      ended.then(([code]) => Promise.reject(new Error(`Medusa ended with exit code ${code}`))),
    ]);
  try {
    await answer();
    await work(async (clients, seconds) => {
      medusa.send({ clients, seconds });
      return (await answer()).rate;
    });
  } finally {
    medusa.kill('SIGTERM');
    await ended;
  }
}

/** Installs Medusa's packages beside the tools' caches, once: no other command needs them. Returns their folder. */
async function installMedusa(say: (text: string) => void): Promise<string> {
  const folder = join(project, 'node_modules/.cache', `medusa-${VERSION}`);
  const isInstalled = join(folder, 'installed');
  if (existsSync(isInstalled)) return folder;
  say(`installing Medusa ${VERSION}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = PACKAGES.map(name => `${name}@${VERSION}`);
  // Its peers are the programs of a whole shop.
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...options, ...packages], { cwd: folder });
  await writeFile(isInstalled, '');
  return folder;
}
