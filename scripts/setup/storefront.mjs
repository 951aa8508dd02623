import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ChildFailed, runChild } from './children.mjs';
import { project, SetupError, tool, toolEnvironment } from './project.mjs';

const folder = join(project, 'storefront');
const built = join(folder, 'dist');
const stamp = join(built, '.built-from');
const sources = [
  'storefront/src',
  'storefront/build',
  'storefront/public',
  'storefront/index.html',
  'storefront/vite.config.ts',
  'storefront/package.json',
];
const shared = ['shared', 'package-lock.json'];

/** Whether the storefront was built from the sources as they are now. */
export function storefrontIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the storefront aside and puts it in place when it is whole. */
export async function buildStorefront() {
  const from = fingerprint();
  const aside = join(folder, `dist.${process.pid}`);
  try {
    await runChild(tool('vite'), ['build', '--outDir', aside, '--logLevel', 'error'], {
      cwd: folder,
      env: toolEnvironment(),
    });
    writeFileSync(join(aside, '.built-from'), from);
    rmSync(built, { recursive: true, force: true });
    renameSync(aside, built);
  } catch (error) {
    if (error instanceof ChildFailed)
      throw new SetupError(`The storefront could not be built: ${withoutStack(error.output)}`);
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

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...sources, ...shared]) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(/** @type {import('node:crypto').Hash} */ hash, /** @type {string} */ path) {
  const absolute = join(project, path);
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(absolute).sort())
      if (name !== 'node_modules') addTo(hash, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(absolute));
  }
}
