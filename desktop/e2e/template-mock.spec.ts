import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { createServer } from 'vite';
import { expect, test } from './support/office.ts';

const desktop = join(import.meta.dirname, '..');

test('development mode has the template’s list and its mock', async ({ page, baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-dev-'));
  Object.assign(process.env, { API_URL: baseURL, STATION_DIR: folder });
  const vite = await createServer({
    root: join(desktop, 'src/renderer'),
    configFile: join(desktop, 'vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await vite.listen();
    const url = vite.resolvedUrls?.local[0] ?? '';
    await page.goto(new URL('/example/table', url).href);
    await page.getByLabel('Username').fill('manager');
    await page.getByLabel('Password', { exact: true }).fill(passwordOf('manager'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Table' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Sample article 1 / })).toContainText('published');
  } finally {
    await vite.close();
    await rm(folder, { recursive: true });
  }
});

test('a build has neither the template’s list nor its mock', async ({ office }) => {
  const page = await office('admin', '/example/table');
  await expect(page).toHaveURL(/\/404$/);
  const assets = join(desktop, 'out/renderer/assets');
  for (const file of await readdir(assets))
    if (file.endsWith('.js'))
      expect(await readFile(join(assets, file), 'utf8')).not.toContain('vue-admin-template');
  const answer = await page.request.get(new URL('/vue-admin-template/table/list', page.url()).href);
  expect(answer.headers()['content-type']).toContain('text/html');
});
