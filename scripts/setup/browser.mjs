import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ChildFailed, runChild } from './children.mjs';
import { SetupError } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that the tests drive, if the machine has one. CHROMIUM_PATH comes before what is found. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(file => existsSync(file));
}

/** Whether Chinese and Korean can be drawn: without such a font the screenshots show boxes. */
async function hasAsianFonts() {
  try {
    return /Noto (Sans|Serif) CJK/.test(await runChild('fc-list', [':lang=ko', 'family']));
  } catch (error) {
    if (error instanceof ChildFailed) return false;
    throw error;
  }
}

/** What the browser tests need and the machine has not: names of Debian's packages. */
export async function missingForBrowser() {
  const missing = [];
  if (!findChromium()) missing.push('chromium');
  if (!(await hasAsianFonts())) missing.push('fonts-noto-cjk', 'fontconfig');
  return missing;
}

/** Installs Debian packages; root alone can, others are told what to ask for. */
export async function installForBrowser(/** @type {string[]} */ packages) {
  const isRoot = process.getuid?.() === 0;
  const sentence = `The browser tests need ${packages.join(' and ')}: sudo apt-get install ${packages.join(' ')}`;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new SetupError(`${sentence}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runChild('apt-get', ['update', '-q'], { env });
    await runChild('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
    const reason = error.output.split('\n').find(line => line.startsWith('E: ')) ?? error.message;
    throw new SetupError(`${sentence} failed (${reason}).`);
  }
}
