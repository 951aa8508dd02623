import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

test('the audit log shows who changed what, with the old and the new value', async ({ office }) => {
  const page = await office('manager', '/setup/auditLog');
  const { post } = staffCalls(page);
  await post('/config/update', { key: 'holdMinutes', value: 20 });
  await post('/config/update', { key: 'holdMinutes', value: 15 });
  await page.getByLabel('Type').selectOption('Setting');
  await page.getByRole('searchbox').fill('manager');
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText(/manager.*Setting.*Time to pay.*Changed.*20 minutes → 15 minutes/s);
  await newest.getByRole('gridcell').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('row', { name: 'Value 20 minutes 15 minutes' })).toBeVisible();
  await entry.getByRole('button', { name: 'All entries for this item' }).click();
  await expect(page).toHaveURL(/entityId=holdMinutes/);
  await expect(page.getByRole('row').nth(2)).toContainText('15 minutes → 20 minutes');
});

test('records are linked by their names, and what has no value is left out', async ({ office }) => {
  const page = await office('admin', '/setup/auditLog');
  const { post } = staffCalls(page);
  const username = `named-${Date.now()}`;
  const user = { username, name: 'Named', roles: ['gate'], password: 'Quay-77-lamp' };
  const { id } = await post<{ id: string }>('/sysUser/save', user);
  await page.getByLabel('Type').selectOption('System user');
  await page.getByLabel('Action').selectOption('Created');
  const newest = page.getByRole('row').filter({ hasText: username }).filter({ hasText: 'Created' });
  await expect(newest).not.toContainText('—');
  await newest.getByRole('gridcell').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('row', { name: /^Roles/ })).toBeVisible();
  await expect(entry.getByRole('row', { name: /^Avatar/ })).toHaveCount(0);
  await entry.getByRole('link', { name: 'Open the record' }).click();
  await expect(page).toHaveURL(new RegExp(`/permission/users\\?username=${username}$`));
  await expect(page.getByRole('gridcell', { name: username })).toBeVisible();
  await post(`/sysUser/delete/${id}`);
});

test('what is archived is said above the log (R472)', async ({ office }) => {
  const page = await office('manager');
  await page.route('**/office/audit-entries?*', async route => {
    const answer = await (await route.fetch()).json();
    const data = { ...answer.data, archivedUntil: '2026-11-01T00:00:00.000Z' };
    return route.fulfill({ json: { ...answer, data } });
  });
  await page.goto(new URL('/setup/auditLog', page.url()).href);
  await expect(
    page.getByText('Changes of tickets and payments before 2026-11-01 08:00:00 are archived.'),
  ).toBeVisible();
});

test('filters without matches show an empty state', async ({ office }) => {
  const page = await office('manager', '/setup/auditLog?username=nobody-of-ours');
  await expect(page.getByText('No matching entries.')).toBeVisible();
});
