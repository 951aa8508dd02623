import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ChildFailed, runChild } from './children.mjs';
import { project, SetupError, tool, toolEnvironment } from './project.mjs';

/**
 * A client that vite builds for the browser.
 *
 * @typedef {object} ClientBuild
 * @property {string} title What a start calls it.
 * @property {string} workspace
 * @property {string} outDir Of the workspace.
 * @property {string[]} sources Of the workspace: what the build is made of.
 */

/** @type {ClientBuild} */
export const storefront = {
  title: 'Storefront',
  workspace: 'storefront',
  outDir: 'dist',
  sources: ['src', 'build', 'service-worker', 'public', 'index.html', 'vite.config.ts', 'package.json'],
};

/** @type {ClientBuild} */
export const backOffice = {
  title: 'Back office',
  workspace: 'desktop',
  outDir: 'out/renderer',
  sources: ['src/renderer', 'src/bridge.ts', 'vite.config.ts', 'package.json'],
};

const shared = ['shared', 'package-lock.json'];

const outOf = (/** @type {ClientBuild} */ { workspace, outDir }) => join(project, workspace, outDir);
const stampOf = (/** @type {ClientBuild} */ client) => join(outOf(client), '.built-from');

/** Whether a client was built from the current sources. */
export function clientIsCurrent(/** @type {ClientBuild} */ client) {
  const stamp = stampOf(client);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(client);
}

/** Builds a client in a separate folder and moves it into place when it is complete. */
export async function buildClient(/** @type {ClientBuild} */ client) {
  const from = fingerprint(client);
  const built = outOf(client);
  const aside = `${built}.${process.pid}`;
  try {
    await runChild(tool('vite'), ['build', '--outDir', aside, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: join(project, client.workspace),
      env: toolEnvironment(),
    });
    writeFileSync(join(aside, '.built-from'), from);
    rmSync(built, { recursive: true, force: true });
    renameSync(aside, built);
  } catch (error) {
    if (error instanceof ChildFailed)
      throw new SetupError(`${client.title}: it could not be built: ${withoutStack(error.output)}`);
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const withoutStack = (/** @type {string} */ output) =>
  stripVTControlCharacters(output)
    .trim()
    .split('\n')
    .filter(line => !/^\s+at /.test(line))
    .join('\n');

function fingerprint(/** @type {ClientBuild} */ { workspace, sources }) {
  const hash = createHash('sha256');
  for (const path of [...sources.map(source => `${workspace}/${source}`), ...shared]) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(/** @type {import('node:crypto').Hash} */ hash, /** @type {string} */ path) {
  const absolute = join(project, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(absolute).sort())
      if (name !== 'node_modules') addTo(hash, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(absolute));
  }
}
