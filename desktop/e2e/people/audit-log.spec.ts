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
  await expect(newest).toContainText(/manager.*Setting.*Time to pay.*Changed.*20 → 15/s);
  await newest.getByRole('gridcell').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('row', { name: 'Value 20 15' })).toBeVisible();
  await entry.getByRole('button', { name: 'All entries for this item' }).click();
  await expect(page).toHaveURL(/entityId=holdMinutes/);
  await expect(page.getByRole('row').nth(2)).toContainText('15 → 20');
});

test('filters without matches show an empty state', async ({ office }) => {
  const page = await office('manager', '/setup/auditLog?username=nobody-of-ours');
  await expect(page.getByText('No matching entries.')).toBeVisible();
});
