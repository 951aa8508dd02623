import { bookTwo, ORDERS, payInCash } from './desk/desk-orders.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffCalls } from './support/staff-calls.ts';

const DRAWER = '/business/cashDrawer';

/** A user's drawer may be left open by other tests: it is closed properly first. */
async function closeWhatIsOpen({ get, post }: ReturnType<typeof staffCalls>) {
  const drawer = await get<{ id: string; expectedSen: number } | null>('/office/drawers/own');
  if (!drawer) return;
  const { id, expectedSen } = drawer;
  const reason = 'Left from before';
  await post(`/office/drawers/${id}/close`, { countedSen: Math.max(expectedSen, 0), expectedSen, reason });
}

test('an officer opens a drawer, sells for cash, counts and closes it; the manager closes the day', async ({
  office,
  request,
}) => {
  const order = await bookTwo(request);
  const page = await office('frontdesk', ORDERS);
  await closeWhatIsOpen(staffCalls(page));
  await page.goto(new URL(DRAWER, page.url()).href);
  await expect(page.getByText('You have no open drawer.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open drawer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cash in the drawer').fill('200');
  await dialog.getByRole('button', { name: 'Open drawer' }).click();
  await expect(page.getByText('No cash has moved yet.')).toBeVisible();

  await payInCash(page, order);
  await page.reload();
  const sale = page.getByRole('row', { name: new RegExp(`Sale.*${order.number}`) });
  await expect(sale).toBeVisible();
  await page.getByRole('button', { name: 'Take out…' }).click();
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(dialog.getByText('Please input Amount')).toBeVisible();
  await dialog.getByLabel('Amount').fill('50');
  await dialog.getByLabel('Reason').fill('To the safe');
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(page.getByText(/^RM\s50\.00 taken out\.$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Count and close…' }).click();
  await dialog.getByLabel('Counted').fill('1');
  await expect(dialog.getByText(/less than expected\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close drawer' }).click();
  await expect(dialog.getByText('Please enter why the counted amount differs.').first()).toBeVisible();
  await dialog.getByLabel('Why it differs').fill('The rest is in the safe');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close drawer' }).click();
  await expect(page.getByText('Drawer closed.')).toBeVisible();

  const manager = await office('manager', '/business/dayClose');
  const takings = manager.getByRole('table', { name: 'Takings by method' });
  await expect(takings.getByRole('row', { name: /^Cash/ })).toBeVisible();
  await expect(manager.getByText('Agrees')).toHaveCount(5);
  await expect(manager.getByRole('table', { name: 'Cash drawers' })).toContainText('The rest is in the safe');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Previous day' }).click();
  await expect(manager).toHaveURL(/date=/);
  await manager.getByRole('button', { name: 'Close the day…' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
  await expect(manager.getByText('The day is closed.')).toBeVisible();
  await expect(manager.getByText(/^Closed .+ by /)).toBeVisible();
  await expect(manager.getByRole('button', { name: 'Close the day…' })).toHaveCount(0);
});
