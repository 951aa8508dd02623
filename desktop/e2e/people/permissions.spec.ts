import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

const question = { name: /^Delete/ };

test('a system user is added, changed and deleted', { tag: '@short' }, async ({ office }) => {
  const page = await office('admin', '/permission/users');
  await page.getByRole('button', { name: 'Add system user' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Username').fill('purser');
  await drawer.getByRole('button', { name: 'Add system user' }).click();
  await expect(drawer.getByText('Please input Roles')).toBeVisible();
  await drawer.getByRole('button', { name: 'Roles' }).click();
  await page.getByRole('checkbox', { name: 'Front desk' }).check();
  await page.keyboard.press('Escape');
  await drawer.getByLabel('Password', { exact: true }).fill('123456');
  await drawer.getByRole('button', { name: 'Add system user' }).click();
  await expect(drawer.getByText('This password is too common.', { exact: false })).toBeVisible();
  await drawer.getByLabel('Password', { exact: true }).fill('Quay-Side-77');
  await drawer.getByRole('button', { name: 'Add system user' }).click();
  await expect(page.getByText('purser has been added.')).toBeVisible();

  await page.getByRole('gridcell', { name: 'purser' }).click();
  await drawer.getByLabel('Account status').selectOption('Inactive');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /purser.*Inactive/ })).toBeVisible();

  await page.getByRole('gridcell', { name: 'purser' }).click();
  await drawer.getByRole('button', question).click();
  await expect(page.getByRole('dialog').last()).toContainText('The user is logged out everywhere');
  await page.getByRole('button', { name: 'Delete system user' }).click();
  await expect(page.getByRole('gridcell', { name: 'purser' })).toBeHidden();
});

test('users cannot delete themselves, and the last administrator cannot be demoted', async ({ office }) => {
  const page = await office('admin', '/permission/users');
  await page.getByRole('gridcell', { name: 'admin (you)' }).click();
  const drawer = page.getByRole('dialog').first();
  await expect(drawer.getByRole('button', question)).toHaveCount(0);
  await expect(drawer.getByLabel('Account status')).toBeDisabled();
  await drawer.getByRole('button', { name: 'Roles' }).click();
  await page.getByRole('checkbox', { name: 'Administrator' }).uncheck();
  await page.getByRole('checkbox', { name: 'Manager' }).check();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('alert')).toContainText('last active administrator');
});

test('a role is created, given permissions and a menu, and deleted', async ({ office }) => {
  const page = await office('admin', '/permission/role');
  await page.getByRole('button', { name: 'Add role' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Code').fill('gate');
  for (const [language, name] of [
    ['English', 'Purser'],
    ['Chinese', '事务长'],
    ['Korean', '사무장'],
  ] as const)
    await drawer.getByLabel(`Name in ${language}`).fill(name);
  await drawer.getByRole('button', { name: 'Add role' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Another role has this code.');
  await drawer.getByLabel('Code').fill('purser');
  await drawer.getByRole('button', { name: 'Add role' }).click();

  await page.getByRole('checkbox', { name: 'Purser: See orders' }).check();
  const gap = page.getByText(
    'Purser: has the permission “See orders”, but none of its screens is in the menu',
  );
  await expect(gap).toBeVisible();
  await page.getByRole('tab', { name: 'Menu' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('Purser');
  await page.getByRole('checkbox', { name: 'Order records' }).check();
  await expect(gap).toBeHidden();
  await expect(page.getByText('1 role has unsaved changes', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 role has unsaved changes', { exact: false })).toBeHidden();
  const roles =
    await staffCalls(page).get<{ code: string; permissions: string[]; menuIds: number[] }[]>('/office/roles');
  expect(roles.find(({ code }) => code === 'purser')).toMatchObject({ permissions: ['orders.read'] });

  await page.getByRole('tab', { name: 'Permissions' }).click();
  await page.getByRole('button', { name: 'Edit Purser' }).click();
  // The code, its first field, cannot be changed.
  await expect(drawer.getByLabel('Name in English')).toBeFocused();
  await drawer.getByRole('button', question).click();
  await page.getByRole('button', { name: 'Delete role' }).click();
  await expect(page.getByRole('checkbox', { name: 'Purser: See orders' })).toHaveCount(0);
});

test('a menu entry is added, moved and deleted, but not while it has child entries', async ({ office }) => {
  const page = await office('admin', '/permission/menus');
  await page.getByRole('button', { name: 'Add below Setup' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Title').fill('Tides');
  await drawer.getByLabel('Name').fill('port');
  await drawer.getByLabel('Path').fill('tides');
  await drawer.getByRole('button', { name: 'Add entry' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Another menu entry has this name.');
  await drawer.getByLabel('Name').fill('tides');
  await drawer.getByRole('button', { name: 'Add entry' }).click();
  await expect(page.getByRole('button', { name: 'Move Tides down' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move Tides up' }).click();
  await expect(page.getByRole('button', { name: 'Move Tides down' })).toBeEnabled();

  await page.getByRole('button', { name: 'Delete Setup?' }).click();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This entry has entries below it.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Tides?' }).click();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText('Tides')).toHaveCount(0);
});
