import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ChildFailed, runChild } from './children.mjs';
import { node24, project, SetupError } from './project.mjs';

/**
 * Whether the installed packages match package-lock.json. npm writes its own list into node_modules last of all, so an
 * interrupted installation has none.
 */
export function packagesAreCurrent() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed || !existsSync(node24)) return false;
  const required = packagesIn('package-lock.json') ?? {};
  return Object.entries(required).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const installedPackage = installed[path];
    return installedPackage ? Boolean(link) || installedPackage.version === version : Boolean(optional);
  });
}

/** Installs exactly the packages of package-lock.json. */
export async function installPackages(/** @type {(text: string) => void} */ note) {
  const total = Object.keys(packagesIn('package-lock.json') ?? {}).length;
  const counting = setInterval(() => note(`${countInstalled()} of about ${total} packages`), 1000);
  try {
    const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await runChild('npm', ['ci', ...options], { cwd: project, env: environmentOfNpm() });
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    throw new SetupError(`npm could not install the packages: ${reason(error.output)}`);
  } finally {
    clearInterval(counting);
  }
  if (!existsSync(node24))
    throw new SetupError(
      'npm did not run the install script of the package "node": allow it and start again.',
    );
}

/** npm replaces node_modules, so it must not itself run on the Node in there. */
function environmentOfNpm() {
  const path = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter), NODE_ENV: '', SCARF_ANALYTICS: 'false' };
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(project, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function countInstalled() {
  const folder = join(project, 'node_modules');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder)
    .filter(name => !name.startsWith('.'))
    .reduce((count, name) => count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1), 0);
}

/** npm's last error lines, without its prefix and without the path of a log. */
function reason(/** @type {string} */ output) {
  const lines = output
    .split('\n')
    .map(line => line.replace(/^npm (error|ERR!)( code)?\s*/, '').trim())
    .filter(line => line && !line.startsWith('A complete log'));
  return lines.slice(0, 3).join(', ') || 'it gave no reason';
}
