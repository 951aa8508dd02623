import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ChildFailed, runChild } from './children.mjs';

/** The headless shell is Chromium without desktop parts: it renders the same pages in four fifths of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser for tests, if the machine has one. CHROMIUM_PATH takes precedence. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(file => existsSync(file));
}

/** Whether Chinese and Korean can be drawn: without such a font the screenshots show boxes. */
export async function hasAsianFonts() {
  try {
    return /Noto (Sans|Serif) CJK/.test(await runChild('fc-list', [':lang=ko', 'family']));
  } catch (error) {
    if (error instanceof ChildFailed) return false;
    throw error;
  }
}
