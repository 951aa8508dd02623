import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { bookTwo, ORDERS, payInCash } from './desk-orders.ts';

test('a manager approves a waived charge at the desk, and the history shows it', async ({
  office,
  request,
}) => {
  const order = await bookTwo(request);
  const page = await office('frontdesk', ORDERS);
  await payInCash(page, order);
  await page.goto(new URL(`${ORDERS}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.number}` });
  await dialog.getByLabel('The whole order').check();
  await dialog.getByLabel('Reason', { exact: true }).fill('Ill');
  await dialog.getByLabel('Charge less').check();
  await expect(dialog.getByText(/^Charge lowered to RM.0\.00\. Refund: /)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Cancel: RM/ });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Why the charge is lowered').fill('Doctor’s letter seen');
  await dialog.getByLabel('Approved by (username)').fill('manager');
  await dialog.getByLabel('Password of the approver').fill('Wrong#2026');
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog.getByRole('alert').or(dialog.getByRole('status')).first()).toBeVisible();
  await dialog.getByLabel('Password of the approver').fill(passwordOf('manager'));
  await confirm.click();
  await expect(page.getByText(/^Canceled\. RM.+ refund\.$/)).toBeVisible();
  const { dueSen, refundedSen } = await staffCalls(page).get<OfficeOrderDetail>(
    `/office/orders/${order.number}`,
  );
  expect([dueSen, refundedSen]).toEqual([0, order.dueSen]);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(
    page.getByText(/^Charge lowered from .+, approved by .+ Reason: Doctor’s letter seen$/),
  ).toBeVisible();
});
