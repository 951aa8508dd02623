import type { OfficeRoom } from '@gangway/shared/contract/office/fleet/rooms.ts';
import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { Page } from '@playwright/test';
import { expect, type StaffName, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}
const group = (page: Page, heading: string) => page.getByRole('group', { name: heading });

/** A passenger with one booking and a name of at least two words. */
async function findPassenger(page: Page) {
  const { get } = staffCalls(page);
  const { items } = await get<OfficeOrderPage>('/office/orders?status=paid&size=50');
  for (const { number } of items) {
    const order = await get<OfficeOrderDetail>(`/office/orders/${number}`);
    const person = order.people.find(({ name, idNumber }) => name.includes(' ') && idNumber.length > 5);
    if (!person) continue;
    const { total } = await get<OfficeOrderPage>(
      `/office/orders?search=${encodeURIComponent(person.idNumber)}&size=1`,
    );
    if (total === 1) return { number, ...person };
  }
  throw new Error('there is no such passenger');
}

test('a passenger is found by name or document number, and the result opens the order', async ({
  office,
}) => {
  const page = await office('frontdesk');
  const { number, name, idNumber } = await findPassenger(page);
  await search(page, `${name} ${idNumber.slice(0, 6)}`);
  const hit = group(page, 'Passengers').getByRole('option').filter({ hasText: number });
  await expect(hit).toContainText(name);
  await expect(hit).toContainText(idNumber);
  await expect(page.getByText('No results')).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await page.keyboard.type(idNumber);
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/ship/shipOrder/${number}$`));
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toContainText(name);
});

test('a room is found by its number and selected on the board of its ship', async ({ office }) => {
  const page = await office('supervisor');
  const { items } = await staffCalls(page).get<{ items: OfficeRoom[] }>('/office/rooms?size=200');
  const room = items.at(-1);
  if (!room) throw new Error('no ship has rooms');
  await search(page, room.number);
  await expect(page.getByRole('group').first()).toHaveAccessibleName('Rooms');
  await group(page, 'Rooms')
    .getByRole('option', { name: `${room.number} · ${room.ship.name}`, exact: false })
    .click();
  await expect(page).toHaveURL(url => url.searchParams.get('room') === String(room.id));
  await expect(page.getByRole('region', { name: `Room ${room.number}` })).toBeVisible();
  await expect(page.locator(`[data-room="${room.id}"]`)).toBeVisible();
});

test('Enter opens the first hit, and waits for it while the search is still running', async ({ office }) => {
  const page = await office('frontdesk');
  const { number, idNumber } = await findPassenger(page);
  await search(page, idNumber);
  const hit = group(page, 'Passengers').getByRole('option').filter({ hasText: number });
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(hit).toContainText('Paid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();

  await page.keyboard.press('Escape');
  await search(page, number.slice(0, -1));
  await expect(page.getByRole('option').filter({ hasText: number })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(`**/office/orders?search=${number}&**`, async route => {
    await held;
    await route.continue();
  });
  await page.keyboard.type(number.slice(-1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search and actions' })).toHaveValue(number);
  release();
  await expect(page.getByRole('dialog', { name: `Order ${number}` })).toBeVisible();
});

test('Enter on an action is not lost while the search is still running', async ({ office }) => {
  const page = await office('frontdesk');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/office/orders?search=*', async route => {
    await held;
    await route.continue();
  });
  await search(page, '中文');
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('an order that is found by its number can be moved, its receipt printed, its cabin checked in', async ({
  office,
}) => {
  const page = await office('frontdesk');
  const { items } = await staffCalls(page).get<OfficeOrderPage>('/office/orders?status=paid&size=50');
  const order = items.find(({ rooms }) => rooms.length > 0);
  if (!order) throw new Error('no order has a cabin');
  await search(page, order.number);
  const orders = group(page, 'Orders');
  await expect(orders.getByRole('option').first()).toContainText(`Paid · ${order.ship}`);
  await expect(orders.getByRole('option', { name: 'Print receipt' })).toBeVisible();
  await orders.getByRole('option', { name: `Check in, cabin ${order.rooms.join(', ')}` }).click();
  await expect(page.getByRole('row').filter({ hasText: order.number }).first()).toBeVisible();

  await search(page, order.number);
  await orders.getByRole('option', { name: 'Change sailing' }).click();
  await expect(page.getByRole('dialog', { name: `Change the sailing of ${order.number}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/ship/shipOrder/${order.number}$`));
});

test('a name without a match shows that nothing was found', async ({ office }) => {
  const page = await office('frontdesk');
  await search(page, 'Zyxwvut');
  await expect(page.getByText('No results for “Zyxwvut”')).toBeVisible();
});

for (const [who, expectedCalls] of [
  ['gate', []],
  ['frontdesk', ['/office/orders', '/office/passengers', '/office/rooms']],
] as const satisfies [StaffName, readonly string[]][]) {
  test(`the palette of ${who} only sends requests that ${who} may send`, async ({ office }) => {
    const page = await office(who);
    const calls = new Set<string>();
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.has('search')) calls.add(pathname.replace('/prod-api', ''));
    });
    await search(page, 'Serial');
    await expect(page.getByRole('option', { name: 'Serial port test' })).toBeVisible();
    await expect.poll(() => [...calls].sort()).toEqual(expectedCalls);
    await expect(page.getByText('Searching…')).toHaveCount(0);
    expect([...calls].sort()).toEqual(expectedCalls);
  });
}
