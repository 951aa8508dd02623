import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/office.ts';

async function logIn(page: Page, username: string, password = passwordOf(username.trim())): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a protected route redirects to the login and opens with its filters afterwards', {
  tag: '@short',
}, async ({ workplace }) => {
  const page = await workplace('/ship/shipOrder?status=paid');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fship%2FshipOrder%3Fstatus%3Dpaid$/);
  await expect(page).toHaveTitle('Log in - Selat Cruises');
  await logIn(page, 'manager');
  await expect(page.getByRole('button', { name: 'Logged in as Jonathan Lee' })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});

test('the username is trimmed, and the user info is fetched once', async ({ workplace }) => {
  const page = await workplace();
  const infos: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/prod-api/sysUser/info')) infos.push(request.url());
  });
  await logIn(page, '  gate  ');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
  await page.getByRole('link', { name: 'Serial port test' }).click();
  await expect(page).toHaveURL(/serialScannerTest$/);
  expect(infos).toHaveLength(1);
});

test('a wrong password shows an error and keeps the input, and empty fields are required', async ({
  workplace,
}) => {
  const page = await workplace();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please input Username')).toBeVisible();
  await expect(page.getByText('Please input Password')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await logIn(page, 'supervisor', 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('Account and password are incorrect.');
  await expect(page.getByLabel('Username')).toHaveValue('supervisor');
  await expect(page).toHaveURL(/\/login/);
});

test('opening the login while signed in redirects to the dashboard', async ({ office }) => {
  const page = await office('manager', '/login?redirect=%2Fship%2FshipOrder');
  await expect(page).toHaveURL(/\/dashboard\/dashboard$/);
});

test('an external address is not accepted as the redirect after login', async ({ workplace }) => {
  const page = await workplace('/login?redirect=https%3A%2F%2Fevil.example%2F');
  await logIn(page, 'gate');
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard\/dashboard$/);
});

test('refused user info clears the token and redirects to the login with the reason', async ({
  context,
  office,
  station,
}) => {
  await context.route('**/prod-api/sysUser/info', route =>
    route.fulfill({ status: 403, json: { code: 403, msg: 'This account is switched off.', data: null } }),
  );
  const page = await office('manager', '/ship/shipOrder', 'not yet known');
  // Check the message first: it disappears after 5 seconds.
  await expect(page.getByText('This account is switched off.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fship%2FshipOrder$/);
  expect(await station.dispatch('session.state', undefined)).toMatchObject({ value: { signedIn: false } });
});

test('user info without data counts as a failed verification', async ({ context, office }) => {
  await context.route('**/prod-api/sysUser/info', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: null } }),
  );
  const page = await office('manager', '/dashboard', 'not yet known');
  await expect(page.getByText('Verification failed, please Login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('an unanswered user info request keeps the session and can be retried', async ({ context, office }) => {
  await context.route('**/prod-api/sysUser/info', route => route.abort());
  const page = await office('manager', '/dashboard', 'not yet known');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await context.unroute('**/prod-api/sysUser/info');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^Logged in as/ })).toBeVisible();
});

test('the tooltip of the shown password leaves the button below to be pressed', async ({ workplace }) => {
  const page = await workplace('/login');
  await page.getByLabel('Username').fill('frontdesk');
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
});
