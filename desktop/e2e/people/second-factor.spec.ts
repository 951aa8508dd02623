import { randomUUID } from 'node:crypto';
import { authenticatorCode } from '@gangway/shared/node/testing/authenticator.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';

const PASSWORD = 'Own-Harbour8';

/** A user who has chosen their own password. */
async function createUser({ request, post }: StaffApi, roles: string[]): Promise<string> {
  const username = `officer-${randomUUID().slice(0, 8)}`;
  const given = { username, password: 'Given-Harbour7', roles };
  const { id } = await post<{ id: string }>('/sysUser/save', given);
  const call = (path: string, data: object, headers = {}) =>
    request.post(`/prod-api${path}`, { data, headers: { 'If-Match': '*', ...headers } });
  const login = await call('/sysUser/login', { username, password: given.password });
  const { data: token } = (await login.json()) as { data: string };
  const own = { id, username, roles, currentPassword: given.password, password: PASSWORD };
  expect((await call('/sysUser/save', own, { 'X-Token': token })).status()).toBe(200);
  return username;
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: `Logged in as ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

/** Goes through the steps after the password. @returns the secret and the recovery codes */
async function setUp(page: Page, within: Page | Locator) {
  await within.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(within.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await within.locator('code').innerText()).replaceAll(' ', '');
  await within.getByLabel('Code from the app').fill('12345');
  await page.keyboard.press('Enter');
  await expect(within.getByText('This code is wrong or was already used.', { exact: false })).toBeVisible();
  await within.getByLabel('Code from the app').fill(authenticatorCode(secret, new Date()));
  await page.keyboard.press('Enter');
  const codes = within.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  const recoveryCodes = await codes.allInnerTexts();
  await within.getByRole('button', { name: 'I have written them down' }).click();
  return { secret, recoveryCodes };
}

test('a user sets up a second factor, and logs in with a code and with a recovery code', {
  tag: '@short',
}, async ({ workplace, request }) => {
  const api = await staffApi(request, 'admin');
  const username = await createUser(api, ['front-desk']);
  const page = await workplace();
  await logIn(page, username);
  await page.getByRole('button', { name: `Logged in as ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Second factor' });
  await expect(dialog).toContainText('Not set up');
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  const { secret, recoveryCodes } = await setUp(page, dialog);
  await expect(dialog).toBeHidden();

  await logOut(page, username);
  await logIn(page, username);
  const code = page.getByLabel('Code from your app, or a recovery code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('1234567');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or was already used.', { exact: false })).toBeVisible();
  // The code of the next step, because the one of now may have been used for the set-up.
  await code.fill(authenticatorCode(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Logged in as ${username}` })).toBeVisible();

  await logOut(page, username);
  await logIn(page, username);
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Logged in as ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  await expect(dialog).toContainText('9 recovery codes left');
});

test('a role requires a second factor: its users set it up first, and an administrator resets it', async ({
  office,
  workplace,
  request,
  station,
}) => {
  const api = await staffApi(request, 'admin');
  const role = `purser-${randomUUID().slice(0, 4).replace(/\d/g, 'x')}`;
  const name = Object.fromEntries(['en', 'zh', 'ko', 'ms'].map(language => [language, role]));
  const menus = await api.get<{ id: number; name: string }[]>('/office/menus');
  const menuIds = menus.filter(menu => ['ship', 'shipOrder'].includes(menu.name)).map(({ id }) => id);
  await api.post('/office/roles/save', { code: role, name, permissions: ['orders.read'], menuIds });
  const username = await createUser(api, [role]);

  const page = await office('admin', '/permission/role');
  await page.getByRole('tab', { name: 'Log-in' }).click();
  await page.getByRole('switch', { name: role }).press('Space');
  await expect(page.getByRole('switch', { name: role })).toBeChecked();
  await expectAccessible(page);
  await station.dispatch('session.signOut', undefined);
  await page.close();

  const own = await workplace();
  await logIn(own, username);
  await expect(own.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(own.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await setUp(own, own);
  await expect(own.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await logOut(own, username);
  await expect(own).toHaveURL(/\/login/);
  await own.close();

  const users = await office('admin', '/permission/users');
  await users.getByRole('searchbox', { name: 'Username' }).fill(username);
  await expect(
    users.getByRole('row').filter({ hasText: username }).filter({ hasText: 'Set up' }),
  ).toBeVisible();
  await users.getByRole('gridcell', { name: username }).click();
  await users.getByRole('button', { name: 'Reset second factor' }).click();
  const question = users.getByRole('dialog', { name: `Reset the second factor of ${username}?` });
  await question.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(users.getByText(`${username} has no second factor any more.`)).toBeVisible();
  const log = await api.get<{ items: { action: string }[] }>(
    '/office/audit-entries?entity=system_users&size=20',
  );
  expect(log.items.map(({ action }) => action)).toContain('second-factor-reset');
});

/** A browser's authenticator whose owner touches it at once; it belongs to the next page that the context opens. */
async function withAuthenticator(context: BrowserContext, open: () => Promise<void>) {
  const opened = context.waitForEvent('page');
  await open();
  const page = await opened;
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, devtools, authenticatorId };
}

test('a user adds a passkey in the browser, logs in with it, and removes it', {
  tag: '@short',
}, async ({ workplace, request }) => {
  const api = await staffApi(request, 'admin');
  const username = await createUser(api, ['front-desk']);
  const page = await workplace();
  await logIn(page, username);
  const openDialog = async () => {
    await page.getByRole('button', { name: `Logged in as ${username}` }).click();
    await page.getByRole('menuitem', { name: 'Second factor' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('dialog', { name: 'Second factor' });
  await dialog.getByRole('button', { name: 'Set up' }).click();
  const { recoveryCodes } = await setUp(page, dialog);
  const [first = '', second = ''] = recoveryCodes;

  await openDialog();
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused();
  await dialog.getByLabel('Name of the passkey').fill('Office laptop');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(first);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue in the browser' }).click();
  const openPage = page.getByRole('link', { name: 'Open the page' });
  await expect(openPage).toBeVisible();
  await expectAccessible(page);
  const adding = await withAuthenticator(page.context(), () => openPage.click());
  const add = adding.page.getByRole('button', { name: 'Add a passkey' });
  await expect(add).toBeVisible();
  await expectAccessible(adding.page);
  await add.click();
  await expect(adding.page.getByText('You can close this page')).toBeVisible();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  const passkey = dialog.getByRole('listitem').filter({ hasText: 'Office laptop' });
  await expect(passkey).toContainText('not used yet');
  await expectAccessible(page);
  const { credentials } = await adding.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: adding.authenticatorId,
  });
  await adding.page.close();
  await page.keyboard.press('Escape');

  await logOut(page, username);
  await logIn(page, username);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const using = await withAuthenticator(page.context(), () => openPage.click());
  for (const credential of credentials)
    await using.devtools.send('WebAuthn.addCredential', {
      authenticatorId: using.authenticatorId,
      credential,
    });
  await using.page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(using.page.getByText('You can close this page')).toBeVisible();
  await expect(page.getByRole('button', { name: `Logged in as ${username}` })).toBeVisible();
  await using.page.close();

  await openDialog();
  await expect(passkey).toContainText('last used');
  await passkey.getByRole('button', { name: 'Remove Office laptop' }).click();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(second);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('“Office laptop” has been removed.')).toBeVisible();
  await expect(passkey).toHaveCount(0);
});
