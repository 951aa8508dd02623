import { book, newDocument } from '../../storefront/e2e/support/booking.ts';
import { hold } from '../../storefront/e2e/support/hold.ts';
import { keyboardOf } from '../../storefront/e2e/support/input/keyboard.ts';
import { openSale } from './support/counter-sale.ts';
import { expect as expectAtGate, test as testAtGate } from './support/gates.ts';
import { expect, test } from './support/office.ts';
import { findSailings } from './support/sailings-on-sale.ts';
import { staffCalls } from './support/staff-calls.ts';
import { expectCabinGuest } from './support/states/cabin-guest.ts';
import { payInCash } from './support/states/own-sailing.ts';
import { expectParty } from './support/states/passengers.ts';

/** Between two keys of a person. */
const HUMAN_MS = 120;

// Days of the staff without a mouse. The focus is visible at every stop.

test('a sale at the counter works by keyboard', async ({ office, request }) => {
  const [sailing] = await findSailings(request, 22);
  const page = await office('frontdesk', '/ship/shipOrder');
  const keyboard = keyboardOf(page);
  const sale = await openSale(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(sailing?.date ?? '');
  const sailings = sale.getByLabel('Sailing', { exact: true });
  await keyboard.tabTo(sailings);
  await expect(sailings).toBeEnabled();
  // Other tests add sailings to the day.
  await keyboard.choose(sailings, String(sailing?.id));
  await page.keyboard.press('Enter');
  await expect(sale.getByLabel('Name').first()).toBeFocused();
  await page.keyboard.type('Wanda Walk-In');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`840501${newDocument().replace(/\D/g, '').slice(-5)}2`);
  await page.keyboard.press('Enter');
  await expect(sale.getByLabel('Contact phone')).toBeFocused();
  await page.keyboard.type('0312345678');
  await page.keyboard.press('Enter');
  await expect(sale.getByLabel('Cash received')).toBeFocused();
  await page.keyboard.type('5000');
  await keyboard.tabTo(sale.getByRole('checkbox', { name: /accepts the terms/ }));
  await page.keyboard.press('Space');
  await keyboard.enter(sale.getByRole('button', { name: /^Sell: take RM/ }));
  const sold = page.getByRole('dialog', { name: /^Sold: order/ });
  await expect(sold.getByRole('button', { name: 'Print e-tickets' })).toBeFocused();
  await keyboard.enter(sold.getByRole('button', { name: 'Next customer' }));
  await expect(sale.getByLabel('Day')).toBeFocused();
});

test('Enter before the price is known leads to the cash once it is', async ({ office, request }) => {
  const [sailing] = await findSailings(request, 22);
  const page = await office('frontdesk', '/ship/shipOrder');
  const price = await hold(page, 'quotes');
  const sale = await openSale(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(sailing?.date ?? '');
  await sale.getByLabel('Sailing', { exact: true }).selectOption(String(sailing?.id));
  await sale.getByLabel('Name').first().fill('Wanda Walk-In');
  await sale.getByLabel('Document number').fill(`840501${newDocument().replace(/\D/g, '').slice(-5)}2`);
  await sale.getByLabel('Contact phone').fill('0312345678');
  await page.keyboard.press('Enter');
  await expect(sale.getByLabel('Contact phone')).toBeFocused();
  price.answer();
  await expect(sale.getByLabel('Cash received')).toBeFocused();
});

test('a move to another sailing works by keyboard, from the search to the message', async ({
  office,
  request,
}) => {
  const page = await office('frontdesk');
  const keyboard = keyboardOf(page);
  // Orders of other tests may be on routes that have one sailing only.
  const [sailing] = await findSailings(request, 20);
  const { order } = await book(request, Number(sailing?.id), { size: 1 });
  await payInCash(staffCalls(page), order);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order.number);
  const deed = page.getByRole('option', { name: 'Change sailing' });
  await expect(deed).toBeVisible();
  for (let step = 0; step < 5 && (await deed.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Change the sailing of ${order.number}` });
  const to = dialog.getByLabel('New sailing', { exact: true });
  await keyboard.tabTo(to);
  await expect(to).toBeEnabled();
  await page.keyboard.press('ArrowDown');
  await expect(to).not.toHaveValue('');
  await expect(dialog.getByRole('heading', { name: 'If canceled' })).toBeVisible();
  const exact = dialog.getByRole('button', { name: /^Exact amount/ });
  if (await exact.isVisible()) await keyboard.enter(exact);
  await keyboard.enter(dialog.getByRole('button', { name: /^(Move|Cancel and rebook)/ }));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Moved to');
});

test('a check-in works by keyboard', async ({ office, request }) => {
  const { sailing, room, serial } = await expectCabinGuest(request);
  const page = await office('frontdesk');
  const keyboard = keyboardOf(page);
  await page.goto(
    new URL(`/ship/roomCheckInManagement?date=${sailing.date}&sailing=${sailing.id}`, page.url()).href,
  );
  await keyboard.fill(page.getByRole('searchbox'), serial);
  const checkIn = page.getByRole('button', { name: `Check in room ${room.number}` });
  await expect(checkIn).toHaveCount(1);
  await keyboard.enter(checkIn);
  await expect(page.getByText(`Room ${room.number} is checked in.`)).toBeVisible();
});

testAtGate(
  'a gate works by keyboard: a typed ticket, its party, and the search',
  async ({ openGate, manager }) => {
    const { sailing, number, first } = await expectParty(manager);
    const { page, result } = await openGate('supervisor', 'Gate A', sailing);
    const keyboard = keyboardOf(page);
    await page.locator('#main').focus();
    // Quicker keys would be those of a scanner.
    await keyboard.tabTo(page.getByLabel('Ticket id or serial'));
    await page.keyboard.type(first.serial, { delay: HUMAN_MS });
    await keyboard.tabTo(page.getByLabel('Verification code'));
    await page.keyboard.type(first.verificationCode, { delay: HUMAN_MS });
    await page.keyboard.press('Enter', { delay: HUMAN_MS });
    await expectAtGate(result).toContainText(first.name);
    await page.locator('#main').focus();
    await page.keyboard.press('Control+Enter');
    await expectAtGate(page.getByText('Everyone in this party is on board.')).toBeVisible();
    await page.keyboard.press('Control+f');
    const dialog = page.getByRole('dialog', { name: 'Find a passenger' });
    await expectAtGate(dialog.getByLabel('Name, cabin, or last 4 characters of the document')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAtGate(dialog).toHaveCount(0);
    await expectAtGate(page.getByRole('list', { name: `Party of ${number}` })).toBeVisible();
  },
);
