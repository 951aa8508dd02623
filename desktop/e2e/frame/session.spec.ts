import { randomUUID } from 'node:crypto';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/office.ts';

const call = (page: Page, path: string, data: object) =>
  page.request.post(new URL(`/prod-api${path}`, page.url()).href, {
    data,
    headers: { 'If-Match': '*' },
  });

for (const code of [401, 503, 506]) {
  test(`code ${code} opens "Confirm logout" (R81), and Cancel stays on the page`, async ({
    context,
    office,
  }) => {
    await context.route('**/prod-api/config/getUseTime', route =>
      route.fulfill({ status: 401, json: { code, msg: 'No.', data: { error: 'session-ended' } } }),
    );
    const page = await office('manager');
    const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
    await expect(dialog).toContainText(
      'You have been logged out, you can cancel to stay on this page, or log in again',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  });
}

test('Re-Login clears the token and reloads, and the login returns to the page', { tag: '@short' }, async ({
  context,
  office,
  station,
}) => {
  const page = await office('gate', '/ship/serialScannerTest');
  await context.route('**/prod-api/config/getUseTime', route =>
    route.fulfill({ status: 401, json: { code: 506, msg: 'Over.', data: { error: 'session-expired' } } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fship%2FserialScannerTest$/);
  expect(await station.dispatch('session.state', undefined)).toMatchObject({ value: { signedIn: false } });
});

test('signing out in another window keeps the page and shows a message', async ({ office, station }) => {
  const page = await office('gate', '/ship/serialScannerTest');
  await station.dispatch('session.signOut', undefined);
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/serialScannerTest$/);
});

test('another user who signs in in another window replaces the user here', async ({ office, station }) => {
  const page = await office('gate');
  await station.dispatch('session.signOut', undefined);
  await expect(page.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  const manager = { username: 'manager', password: passwordOf('manager'), language: 'en' };
  await station.dispatch('session.signIn', manager);
  await expect(page.getByRole('button', { name: 'Logged in as Jonathan Lee' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sailings' })).toBeVisible();
});

test('a reminder to change the published password stays until it is changed, which requires the current one', async ({
  office,
  station,
}) => {
  const page = await office('admin');
  const nag = page.getByText('You are still using the published demonstration password.');
  await expect(nag).toBeVisible();

  const username = `desk-${randomUUID().slice(0, 8)}`;
  const [initialPassword, first, second] = ['harbour-light-0', 'harbour-light-1', 'harbour-light-2'];
  await call(page, '/sysUser/save', {
    username,
    name: 'Noor Aini',
    roles: ['front-desk'],
    password: initialPassword,
  });
  await station.dispatch('session.signOut', undefined);
  await page.getByRole('button', { name: 'Re-Login' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(initialPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Password you were given').fill(initialPassword);
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Repeat new password').fill(first);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await page.getByRole('button', { name: 'Logged in as Noor Aini' }).click();
  await expect(nag).toBeHidden();
  await page.getByRole('menuitem', { name: 'Change password' }).click();

  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill('not-the-password');
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await dialog.getByLabel('Repeat new password').fill('other');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('New password range 6-20')).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill(second);
  await expect(dialog.getByText('The two passwords do not match')).toBeVisible();
  await dialog.getByLabel('Repeat new password').fill(second);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Account and password are incorrect.');
  await dialog.getByLabel('Current password').fill(first);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const login = await call(page, '/sysUser/login', { username, password: second });
  expect((await login.json()).code).toBe(200);
});
