import type { RoomEvent } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { OfficePaymentPage } from '@gangway/shared/contract/office/orders/payments.ts';
import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import type { Locator, Page } from '@playwright/test';
import { book, farSailing } from '../../storefront/e2e/support/booking.ts';
import { expect } from './support/office.ts';
import { staffCalls } from './support/staff-calls.ts';
import { expectCabinGuest } from './support/states/cabin-guest.ts';
import { test } from './support/states/setting.ts';

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Follows a link to an order, checks that order, and goes back. */
async function expectOrderBehind(page: Page, link: Locator, number: string) {
  const from = page.url();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/ship/shipOrder/${number}$`));
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(from);
}

test('a room, its check-in and its record link to the guest’s order', async ({ office, request }) => {
  const page = await office('manager');
  const { room, sailing, serial, orderNumber } = await expectCabinGuest(request);
  const link = page.getByRole('link', { name: orderNumber }).first();

  await go(page, `/ship/roomManagement?ship=${sailing.ship.id}&deck=${room.floor}&room=${room.id}`);
  await expectOrderBehind(page, link, orderNumber);

  await go(page, `/ship/roomCheckInManagement?date=${sailing.date}&sailing=${sailing.id}&search=${serial}`);
  await expectOrderBehind(page, link, orderNumber);

  const { get, post } = staffCalls(page);
  await post(`/office/rooms/${room.id}/check-in`);
  const records = await get<{ items: RoomEvent[] }>(`/office/room-events?roomId=${room.id}&size=1`);
  expect(records.items[0]?.order?.number).toBe(orderNumber);
  await go(page, `/ship/roomRecord?roomId=${room.id}`);
  await expectOrderBehind(page, link, orderNumber);
});

test('a payment links to its orders from the list and from the drawer', async ({ office }) => {
  const page = await office('frontdesk');
  const { items } = await staffCalls(page).get<OfficePaymentPage>('/office/payments?status=succeeded&size=1');
  const [payment] = items;
  const number = payment?.orders[0]?.number ?? '';
  await go(page, `/business/paymentRecord?order=${number}`);
  const row = page.getByRole('row').filter({ hasText: number }).first();
  await expectOrderBehind(page, row.getByRole('link', { name: number }), number);

  await go(page, `/business/paymentRecord/${payment?.id}`);
  const drawer = page.getByRole('dialog', { name: 'Payment' });
  await expectOrderBehind(page, drawer.getByRole('link', { name: number }), number);
});

test('a verification record links to the order of its ticket', async ({ office }) => {
  const page = await office('supervisor');
  const { items } = await staffCalls(page).get<{ items: BoardingRecord[] }>(
    '/office/boarding/records?outcome=boarded&size=1',
  );
  const ticket = items[0]?.ticket;
  if (!ticket) throw new Error('there is no boarding');
  await go(page, `/ship/verificationRecord?ticket=${ticket.serial}`);
  await expectOrderBehind(
    page,
    page.getByRole('link', { name: ticket.orderNumber }).first(),
    ticket.orderNumber,
  );
});

test('the dashboard links to an order whose hold is about to expire', async ({
  office,
  request,
  setting,
}) => {
  const page = await office('manager');
  await setting(page, 'holdMinutes', 3);
  await book(request, (await farSailing(request)).id);
  await page.reload();
  // Other tests leave holds that expire sooner, so this uses the one that expires last.
  const { expiringHolds } = await staffCalls(page).get<Dashboard>('/office/dashboard');
  const shown = expiringHolds?.first.at(-1);
  if (!shown) throw new Error('no hold is about to expire');
  await expectOrderBehind(page, page.getByRole('link', { name: shown.number }), shown.number);
});

test('a sailing links to its orders, which name it instead of its number', async ({ office, request }) => {
  const sailing = await farSailing(request);
  const { order } = await book(request, sailing.id);
  const page = await office('manager', `/voyage/sailing?sailing=${sailing.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Show orders' }).click();
  await expect(page).toHaveURL(new RegExp(`/ship/shipOrder\\?sailing=${sailing.id}$`));
  const { total } = await staffCalls(page).get<OfficeOrderPage>(`/office/orders?sailing=${sailing.id}`);
  await expect(page.getByText(new RegExp(`^${total.toLocaleString('en-MY')} rows?$`))).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(order.number) })).toBeVisible();

  const chosen = page.getByRole('button', { name: /^Orders of all sailings, not only .+ → .+ · / });
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/sailing=/);
  await expect(chosen).toHaveCount(0);
});

test('orders are filtered by ship, route and day of departure', async ({ office, request }) => {
  const sailing = await farSailing(request);
  const { order } = await book(request, sailing.id);
  const page = await office('frontdesk', `/ship/shipOrder?from=${sailing.date}&to=${sailing.date}`);
  const { ship } = sailing;
  const row = page.getByRole('row', { name: new RegExp(order.number) });
  await page.getByRole('combobox', { name: 'Ship' }).selectOption({ label: ship.name });
  await expect(page).toHaveURL(new RegExp(`ship=${ship.id}`));
  await expect(row).toBeVisible();
  const route = page.getByRole('combobox', { name: 'Route' });
  const other = await route
    .locator('option')
    .evaluateAll(
      (options, own) =>
        options
          .map(option => (option as HTMLOptionElement).value)
          .find(value => value !== '' && value !== own),
      String(sailing.route.id),
    );
  await route.selectOption(String(sailing.route.id));
  await expect(page).toHaveURL(new RegExp(`route=${sailing.route.id}`));
  await expect(row).toBeVisible();
  await route.selectOption(other ?? '');
  await expect(row).toHaveCount(0);
});
