import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from '@playwright/test';

const desktop = join(import.meta.dirname, '..');
const electron = join(desktop, '../node_modules/electron');

/** Electron's binary, if it is installed; importing the package would start a download. */
function findElectron(): string | undefined {
  const name = join(electron, 'path.txt');
  if (!existsSync(name)) return undefined;
  const binary = join(electron, 'dist', readFileSync(name, 'utf8'));
  return existsSync(binary) ? binary : undefined;
}

test('the app starts with the login, and the page can reach only the bridge', { tag: '@short' }, async ({
  baseURL,
}) => {
  const binary = findElectron();
  test.skip(
    !binary,
    'Electron’s binary is not on this machine: `npm run desktop` fetches it where that is possible',
  );
  const data = await mkdtemp(join(tmpdir(), 'gangway-electron-'));
  const app = await _electron.launch({
    executablePath: binary,
    args: [desktop, `--user-data-dir=${data}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...process.env, GANGWAY_API_URL: baseURL ?? '' } as Record<string, string>,
  });
  try {
    const page = await app.firstWindow();
    await expect(page).toHaveURL(/^app:\/\/gangway\/login/);
    expect(await page.evaluate(() => Object.keys(window).includes('require'))).toBe(false);
    expect(
      await page.evaluate(() => Object.keys((window as unknown as { gangway: object }).gangway)),
    ).toEqual(['invoke', 'on']);
  } finally {
    await app.close();
    await rm(data, { recursive: true });
  }
});
