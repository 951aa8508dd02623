import { expect, test } from '../support/office.ts';

test('the expiry time shows the server’s text under its label, and says what expires', async ({ office }) => {
  const page = await office('manager');
  const answer = await page.request.get(new URL('/prod-api/config/getUseTime', page.url()).href);
  const { data } = await answer.json();
  await expect(page.getByText(`expiry time: ${data} · use of this system`)).toBeVisible();
});

test('full screen turns on and off', async ({ office }) => {
  const page = await office('manager');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(isFull).toBe(false);
});

test('a browser without full screen shows the prescribed warning (R83)', async ({ context, office }) => {
  await context.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  const page = await office('manager');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByText('you browser can not work')).toBeVisible();
});

test('the language switches between 中文 and English, is stored in a cookie, and is sent to the server', async ({
  context,
  office,
}) => {
  const page = await office('manager');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemcheckbox', { name: '中文' }).click();
  await expect(page.getByText('语言切换成功')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('link', { name: '订单记录' })).toBeVisible();
  await expect(page.getByText(/^到期时间：\d{4}年/)).toBeVisible();
  await expect(page).toHaveTitle('首页 - Selat Cruises');
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('zh');
  await page.reload();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
  await expect(page.getByText('Switch Language Success')).toBeVisible();
});

test('server texts are fetched again in the new language, including requests in progress', async ({
  office,
}) => {
  const page = await office('manager', '/permission/menus');
  const requestLanguages: (string | undefined)[] = [];
  await page.route('**/prod-api/office/dashboard', async route => {
    requestLanguages.push(route.request().headers()['accept-language']);
    if (requestLanguages.length > 1) await route.continue();
  });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => requestLanguages).toEqual(['en']);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemcheckbox', { name: '中文' }).click();
  await expect(page.getByText('今日航次')).toBeVisible();
  expect(requestLanguages).toEqual(['en', 'zh']);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
  await expect.poll(() => requestLanguages).toEqual(['en', 'zh', 'en']);
});

test('a message disappears after 5 seconds', async ({ office }) => {
  const page = await office('manager');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
  const shown = Date.now();
  const message = page.getByText('Switch Language Success');
  await expect(message).toBeVisible();
  await page.mouse.move(10, 10);
  await expect(message).toBeHidden({ timeout: 8000 });
  expect(Date.now() - shown).toBeGreaterThan(4500);
});

test('the choice of light or dark is stored', async ({ office }) => {
  const page = await office('manager');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  expect(await ground()).toBe(dark);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'System' }).click();
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
});

test('Log Out ends the session on the server and opens the login with a redirect back', async ({
  office,
  station,
}) => {
  const page = await office('gate', '/ship/serialScannerTest');
  const before = await page.request.get(new URL('/prod-api/sysUser/info', page.url()).href);
  expect((await before.json()).code).toBe(200);
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fship%2FserialScannerTest$/);
  expect(await station.dispatch('session.state', undefined)).toMatchObject({ value: { signedIn: false } });
  const after = await page.request.get(new URL('/prod-api/sysUser/info', page.url()).href);
  expect((await after.json()).code).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});
