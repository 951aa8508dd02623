import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { newDocument } from '../../../storefront/e2e/support/booking.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { bookTwo, ORDERS, payInCash } from './desk-orders.ts';

test('a passenger with a cabin is added, and pays the difference in cash', async ({ office, request }) => {
  const order = await bookTwo(request, { cabin: true });
  const page = await office('frontdesk', ORDERS);
  await payInCash(page, order);
  await page.goto(new URL(`${ORDERS}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add passenger or cabin…' }).click();
  const form = page.getByRole('dialog', { name: `Add to ${order.number}` });
  await form.getByRole('radio', { name: 'Both' }).check();
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Please input Additional cabin')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Carla Seefahrer');
  await form.getByLabel('Gender').selectOption({ label: 'Female' });
  await form.getByLabel('Document number').fill(newDocument());
  await form.getByLabel('Date of birth').fill('1985-06-07');
  await form.getByLabel('Phone').fill('+60 12-345 6789');
  await expect(form.getByLabel('Additional cabin').locator('option')).not.toHaveCount(1);
  await form.getByLabel('Additional cabin').selectOption({ index: 1 });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Preview' }).click();

  const dialog = page.getByRole('dialog', { name: `Add to ${order.number}` });
  await expect(dialog.getByText('Carla Seefahrer is added.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('Name', { exact: true }), 'nothing typed is lost').toHaveValue(
    'Carla Seefahrer',
  );
  await form.getByRole('button', { name: 'Preview' }).click();
  const take = dialog.getByRole('button', { name: /^Add and take RM/ });
  await expect(take).toBeDisabled();
  await dialog.getByLabel('Cash received').fill('9000');
  await page.keyboard.press('Tab');
  await take.click();
  await expect(page.getByText(/^Added to the order\. Give RM.+ change\.$/)).toBeVisible();
  const { tickets, cabinList, paidSen } = await staffCalls(page).get<OfficeOrderDetail>(
    `/office/orders/${order.number}`,
  );
  expect(tickets).toHaveLength(3);
  expect(cabinList).toHaveLength(2);
  expect(paidSen).toBeGreaterThan(order.dueSen);
});

test('a cabin is added alone, whatever the passenger fields contain', async ({ office, request }) => {
  const order = await bookTwo(request);
  const page = await office('frontdesk', ORDERS);
  await payInCash(page, order);
  await page.goto(new URL(`${ORDERS}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add passenger or cabin…' }).click();
  const form = page.getByRole('dialog', { name: `Add to ${order.number}` });
  await form.getByRole('radio', { name: 'A cabin' }).check();
  await expect(form.getByLabel('Name', { exact: true })).toHaveCount(0);
  await form.getByLabel('Additional cabin').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^Additional cabin: \d+\. All e-tickets are reissued/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add and take RM/ })).toBeDisabled();
});
