import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { bookTwo, ORDERS } from './desk-orders.ts';

test('RM 100 in cash and the rest by card are one payment', async ({ office, request }) => {
  const order = await bookTwo(request);
  const page = await office('frontdesk', `${ORDERS}/${order.number}`);
  await page.getByRole('button', { name: /^Take payment/ }).click();
  const till = page.getByRole('dialog', { name: `Take payment for ${order.number}` });
  await till.getByLabel('Card terminal').check();
  await till.getByRole('button', { name: 'Split the payment' }).click();
  await till.getByLabel('Amount of this part').fill('100');
  await page.keyboard.press('Tab');
  const rest = new RegExp(
    `RM\\s${((order.dueSen - 10_000) / 100).toLocaleString('en-MY', { minimumFractionDigits: 2 })}`,
  );
  await expect(till.getByText(/^The rest: /)).toHaveText(rest);
  const take = till.getByRole('button', { name: /^Take RM/ });
  await expect(take).toBeDisabled();
  await till.getByLabel('Terminal reference').fill(`SPLIT-${Date.now()}`);
  await till.getByLabel('Last four digits').fill('4242');
  await till.getByRole('checkbox').check();
  await expectAccessible(page);
  await take.click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  const { status, payments } = await staffCalls(page).get<OfficeOrderDetail>(
    `/office/orders/${order.number}`,
  );
  expect(status).toBe('paid');
  expect(payments.map(({ provider, amountSen }) => [provider, amountSen])).toEqual([
    ['terminal', order.dueSen - 10_000],
    ['counter', 10_000],
  ]);
});
