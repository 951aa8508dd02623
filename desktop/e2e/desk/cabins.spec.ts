import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { bookTwo, ORDERS, payInCash } from './desk-orders.ts';

test('guests get another cabin free of charge, with a reason in the history', async ({ office, request }) => {
  const order = await bookTwo(request, { cabin: true });
  const page = await office('frontdesk', ORDERS);
  await payInCash(page, order);
  await page.goto(new URL(`${ORDERS}/${order.number}`, page.url()).href);
  const cabinNow = async () =>
    (await staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${order.number}`)).cabinList[0]?.number;
  const before = await cabinNow();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change cabin…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the cabin of ${order.number}` });
  await expect(dialog.getByLabel('New cabin').locator('option')).not.toHaveCount(1);
  await dialog.getByLabel('New cabin').selectOption({ index: await dearest(dialog.getByLabel('New cabin')) });
  await expect(dialog.getByText(/costs RM.+ more than/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Change cabin: take RM/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('No charge').check();
  const confirm = dialog.getByRole('button', { name: 'Change cabin', exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Water damage');
  await expect(confirm, 'it needs an approval').toBeDisabled();
  await dialog.getByLabel('Approved by').fill('manager');
  await dialog.getByLabel('Password of the approver').fill(passwordOf('manager'));
  await confirm.click();
  await expect(page.getByText(/^Now in cabin /)).toBeVisible();
  const after = await cabinNow();
  expect(after).not.toBe(before);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(
    page.getByText(
      new RegExp(`^Cabin ${before} → ${after}: .+ not charged, approved by .+\\. Reason: Water damage$`),
    ),
  ).toBeVisible();
});

test('two orders swap their cabins', async ({ office, request }) => {
  const [one, two] = [await bookTwo(request, { cabin: true }), await bookTwo(request, { cabin: true })];
  const page = await office('frontdesk', ORDERS);
  for (const order of [one, two]) await payInCash(page, order);
  const cabinOf = async (number: string) =>
    (await staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${number}`)).cabinList[0];
  const before = [await cabinOf(one.number), await cabinOf(two.number)];
  await page.goto(new URL(`${ORDERS}/${one.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change cabin…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the cabin of ${one.number}` });
  await dialog.getByLabel('Swap with other guests').check();
  await dialog.getByLabel('New cabin').selectOption(String(before[1]?.roomId));
  await expect(dialog.getByText(/swap cabins\. Both orders keep their price\./)).toBeVisible();
  await dialog.getByLabel('Reason').fill('Next to the grandparents');
  await dialog.getByRole('button', { name: 'Swap cabins' }).click();
  await expect(page.getByText(/are swapped\.$/)).toBeVisible();
  expect([(await cabinOf(one.number))?.number, (await cabinOf(two.number))?.number]).toEqual([
    before[1]?.number,
    before[0]?.number,
  ]);
});

/** The index of the most expensive cabin among the options; each ends with its price. */
async function dearest(select: { locator(path: string): { allTextContents(): Promise<string[]> } }) {
  const prices = (await select.locator('option').allTextContents()).map(text =>
    Number(/([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '') ?? 0),
  );
  return prices.indexOf(Math.max(...prices));
}
