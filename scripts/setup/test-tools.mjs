import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium, hasAsianFonts } from './browser.mjs';
import { ChildFailed, runChild } from './children.mjs';
import { project, SetupError } from './project.mjs';

const isInstalled = (/** @type {string} */ command) =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)));

/**
 * The Debian packages that these checks need and the machine does not have. `pictures` needs the browser alone. The
 * browser renders the screens, socat simulates the cable between a scanner and its port, and strace records a gate's
 * disk writes, for power cuts.
 */
async function missingPackages(/** @type {string[]} */ checks) {
  const missing = [];
  if (checks.some(check => ['browser', 'pictures'].includes(check))) {
    if (!findChromium()) missing.push('chromium-headless-shell');
    if (!(await hasAsianFonts())) missing.push('fonts-noto-cjk', 'fontconfig');
  }
  if (checks.some(check => ['unit', 'http', 'browser'].includes(check)) && !isInstalled('socat'))
    missing.push('socat');
  if (checks.includes('http') && !isInstalled('strace')) missing.push('strace');
  return missing;
}

/**
 * Installs what these checks need and the machine does not have, and reports it.
 *
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 * @param {string[]} checks
 */
export async function installTools(steps, checks) {
  const missing = await missingPackages(checks);
  if (missing.length > 0)
    await during(steps, `Tools (${missing.join(', ')})`, () => installPackages(missing));
}

/**
 * Programs of Debian packages with a server, which an installation would start: they are only unpacked. nginx stands before two
 * copies, promtool checks the alerts.
 */
const unpackedPrograms = [
  { program: 'nginx', name: 'nginx', folder: 'usr/sbin', check: 'http' },
  { program: 'promtool', name: 'prometheus', folder: 'usr/bin', check: 'unit' },
];

/**
 * Unpacks the programs that the whole form of these checks needs, if the machine does not have them, and puts them into the
 * PATH. To be called when npm has installed the packages: it empties `node_modules`.
 *
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 * @param {string[]} checks
 */
export async function unpackPrograms(steps, checks) {
  if (process.env.GANGWAY_PROOFS !== 'whole') return;
  for (const { program, name, folder, check } of unpackedPrograms) {
    if (!checks.includes(check) || isInstalled(program)) continue;
    const root = join(project, 'node_modules/.cache/debian', name);
    if (!existsSync(root)) await during(steps, `Tool (${program})`, () => unpackPackage(name, root));
    process.env.PATH = `${process.env.PATH}${delimiter}${join(root, folder)}`;
  }
}

async function during(
  /** @type {ReturnType<typeof import('./steps.mjs').createSteps>} */ steps,
  /** @type {string} */ title,
  /** @type {() => Promise<void>} */ work,
) {
  const step = steps.begin(title);
  try {
    await work();
    step.done();
  } catch (error) {
    step.failed();
    throw error;
  }
}

const APT_PATIENCE_MS = 10 * 60_000;

/** Installs Debian packages as root; other users are told what to install. */
export async function installPackages(/** @type {string[]} */ packages) {
  const isRoot = process.getuid?.() === 0;
  const sentence = `The tests need ${packages.join(' and ')}: sudo apt-get install ${packages.join(' ')}`;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new SetupError(`${sentence}.`);
  try {
    await aptGet('update', '-q');
    await aptGet('install', '-q', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    const reason = error.output.split('\n').find(line => line.startsWith('E: ')) ?? error.message;
    throw new SetupError(`${sentence} failed (${reason}).`);
  }
}

/** Downloads a Debian package and unpacks it into a folder of its own, without running its scripts. */
async function unpackPackage(/** @type {string} */ name, /** @type {string} */ root) {
  const aside = `${root}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    if (process.getuid?.() === 0) await aptGet('update', '-q');
    await runChild('apt-get', ['download', '-q', name], { cwd: aside });
    const [file] = readdirSync(aside);
    await runChild('dpkg-deb', ['--extract', String(file), '.'], { cwd: aside });
    renameSync(aside, root);
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    throw new SetupError(`The tests need ${name}: sudo apt-get install ${name} (${error.message}).`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Waits while another process on this machine, such as another clone's tests, installs packages. */
async function aptGet(/** @type {string[]} */ ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const until = Date.now() + APT_PATIENCE_MS;
  for (;;) {
    try {
      return await runChild('apt-get', args, { env });
    } catch (error) {
      const isLocked =
        error instanceof ChildFailed && /^E: (Could not get|Unable to) lock/m.test(error.output);
      if (!isLocked || Date.now() > until) throw error;
      await pause(2000);
    }
  }
}
