import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { bookTwo, ORDERS, payInCash } from './desk-orders.ts';

test('one of two guests moves to a new order, which the other’s history links to', async ({
  office,
  request,
}) => {
  const order = await bookTwo(request, { cabin: true });
  const page = await office('frontdesk', ORDERS);
  await payInCash(page, order);
  const read = (number: string) => staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${number}`);
  const before = await read(order.number);
  const [stays, goes] = order.names;
  await page.goto(new URL(`${ORDERS}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change sailing…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the sailing of ${order.number}` });
  const guests = dialog.getByRole('group', { name: 'Who moves' });
  await expect(guests.getByRole('checkbox', { checked: true })).toHaveCount(3);

  await guests.getByLabel('Everyone').uncheck();
  await expect(dialog.getByText('Choose who moves.')).toBeVisible();
  await guests.getByLabel(goes).check();
  await dialog.getByLabel('Sailings from').fill(addDays(order.sailing.date, 30));
  await page.keyboard.press('Tab');
  const sailings = dialog.getByLabel('New sailing');
  await expect(sailings.locator('option')).not.toHaveCount(1);
  await sailings.selectOption({ index: 1 });
  const chosen = Number(await sailings.inputValue());

  const cabin = before.cabinList[0]?.number ?? '';
  const apart = dialog.getByRole('list', { name: 'Who moves and who stays' });
  await expect(apart.getByRole('listitem').filter({ hasText: stays })).toContainText(`stays: ${cabin}`);
  await expect(apart.getByRole('listitem').filter({ hasText: goes })).toContainText(
    `moves: ${cabin} → No cabin`,
  );
  await expect(dialog.getByText(/(They|Those who move) get a new order number/)).toBeVisible();
  await expectAccessible(page);
  const action = dialog.getByRole('button', { name: /^Move/ });
  if (/take/.test((await action.textContent()) ?? '')) {
    await expect(action).toBeDisabled();
    await dialog.getByLabel('Cash received').fill('5000');
    await page.keyboard.press('Tab');
  }
  await action.click();
  await expect(page.getByText(new RegExp(`The others stay in ${order.number}\\.`))).toBeVisible();

  const drawer = page.getByRole('dialog', { name: /^Order / });
  await expect(drawer).not.toHaveAccessibleName(`Order ${order.number}`);
  await drawer.getByRole('tab', { name: 'History' }).click();
  await drawer.getByRole('link', { name: order.number }).click();
  await expect(page).toHaveURL(new RegExp(`${ORDERS}/${order.number}$`));
  const left = await read(order.number);
  expect(left).toMatchObject({
    status: 'paid',
    passengers: 1,
    cabins: 1,
    tickets: [{ passengerName: stays }],
  });
  expect(left.tickets[0]?.verificationCode).toBe(before.tickets[0]?.verificationCode);
  const first = page.getByRole('dialog', { name: `Order ${order.number}` });
  await first.getByRole('tab', { name: 'History' }).click();
  const link = first.getByRole('listitem').filter({ hasText: '1 guest moved to order' }).getByRole('link');
  const made = await read((await link.textContent()) ?? '');
  expect(made).toMatchObject({
    status: 'paid',
    sailing: { id: chosen },
    cabins: 0,
    tickets: [{ passengerName: goes }],
  });
});
