import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';

const GIVEN = 'Given-Harbour7';
const OWN = 'Own-Harbour8';

test('a user whose password was set by another user must choose their own first', async ({
  workplace,
  request,
  baseURL,
}) => {
  const username = `newcomer${Date.now()}`;
  const admin = await request.post(new URL('/prod-api/sysUser/login', baseURL).href, {
    data: { username: 'admin', password: passwordOf('admin') },
  });
  const { data: token } = (await admin.json()) as { data: string };
  const made = await request.post(new URL('/prod-api/sysUser/save', baseURL).href, {
    headers: { 'X-Token': token },
    data: { username, password: GIVEN, roles: ['front-desk'] },
  });
  expect(made.status(), await made.text()).toBe(200);

  const page = await workplace('/ship/shipOrder');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(GIVEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Password you were given').fill(GIVEN);
  await page.getByLabel('New password', { exact: true }).fill(GIVEN);
  await page.getByLabel('Repeat new password').fill(GIVEN);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(
    page.getByText('Please choose a password that differs from the one you were given.'),
  ).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(OWN);
  await page.getByLabel('Repeat new password').fill(OWN);
  await page.getByRole('button', { name: 'Save and start' }).click();
  await expect(page.getByRole('heading', { name: 'Order records' })).toBeVisible();
});
