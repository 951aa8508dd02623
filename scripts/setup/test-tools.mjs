import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium, hasAsianFonts } from './browser.mjs';
import { ChildFailed, runChild } from './children.mjs';
import { SetupError } from './project.mjs';
import { findPromtool, unpackPromtool } from './promtool.mjs';

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
  const lacksPromtool = checks.includes('unit') && !findPromtool();
  if (missing.length === 0 && !lacksPromtool) return;
  const step = steps.begin(`Tools (${[...missing, ...(lacksPromtool ? ['promtool'] : [])].join(', ')})`);
  try {
    if (missing.length > 0) await installPackages(missing);
    if (lacksPromtool) await installPromtool();
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

/** promtool checks the alerts of Prometheus. The first attempt needs no root: the lists of packages are usually there. */
async function installPromtool() {
  const sentence = 'The tests need promtool: sudo apt-get install prometheus';
  if (!existsSync('/usr/bin/apt-get')) throw new SetupError(`${sentence}.`);
  try {
    await unpackPromtool().catch(async error => {
      if (process.getuid?.() !== 0) throw error;
      await aptGet('update', '-q');
      await unpackPromtool();
    });
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    const reason = error.output.split('\n').find(line => line.startsWith('E: ')) ?? error.message;
    throw new SetupError(`${sentence} (apt-get download: ${reason}).`);
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
