import { readFile } from 'node:fs/promises';
import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { newDocument } from '../../storefront/e2e/support/booking.ts';
import { chooseSailing, openSale } from './support/counter-sale.ts';
import { missingWidth } from './support/missing-width.ts';
import { expect, test } from './support/office.ts';
import { savedFrom } from './support/printing/shown-document.ts';
import { findSailings } from './support/sailings-on-sale.ts';
import { staffCalls } from './support/staff-calls.ts';

const LIST = '/ship/shipOrder';
let made = 0;

/** Books one adult as a guest of the site, unpaid, under a unique name. */
async function bookAsGuest(request: APIRequestContext, daysAhead = 40) {
  const [sailing] = await findSailings(request, daysAhead);
  if (!sailing) throw new Error('there is no sailing');
  const name = `Walter Seefahrer ${Date.now()}${++made}`;
  const adult = { ticketType: 'adult', birthDate: '1980-05-01', idType: 'idCard' };
  const quoted = await request.post('/prod-api/quotes', {
    data: { sailingId: sailing.id, passengers: [adult] },
  });
  const { totalSen } = ((await quoted.json()) as { data: Quote }).data;
  const answer = await request.post('/prod-api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      sailingId: sailing.id,
      passengers: [
        {
          ...adult,
          name,
          gender: 'male',
          idNumber: `X${Date.now()}`,
          nationality: 'MY',
          phone: '+60 12-345 6789',
        },
      ],
      contact: { name, email: 'walter@example.com', phone: '+60 12-345 6789' },
      referralCode: 'SELAT',
      paymentMethod: 'online',
      language: 'en',
      expectedTotalSen: totalSen,
      termsAccepted: true,
    },
  });
  const { order } = ((await answer.json()) as { data: CreatedOrder }).data;
  return { ...order, name, sailing };
}

const cashOf = (page: Page, number: string, dueSen: number) =>
  page.request.post(new URL(`/prod-api/office/orders/${number}/payment`, page.url()).href, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { expectedDueSen: dueSen, tenderedSen: dueSen },
  });
const read = (page: Page, number: string) =>
  staffCalls(page).get<OfficeOrderDetail>(`/office/orders/${number}`);
const ringgit = (sen: number) => `RM ${(sen / 100).toLocaleString('en-MY', { minimumFractionDigits: 2 })}`;
const written = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'));

test('an order is found while typing and opened beside the list, and its address can be shared', async ({
  office,
  request,
}) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`seefahrer ${order.name.split(' ')[2]}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/search=seefahrer/);
  await page.getByRole('row', { name: written(order.number) }).click();
  const drawer = page.getByRole('dialog', { name: `Order ${order.number}` });
  await expect(drawer.getByText('Unpaid')).toBeVisible();
  await expect(drawer.getByText('+60 12 345 6789').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}/${order.number}.*search=seefahrer`));
  await page.reload();
  await expect(drawer.getByText('Guest, no account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue(/seefahrer/);
  await page.goto(new URL(`${LIST}/SC00000000`, page.url()).href);
  await expect(page.getByText('Order SC00000000 does not exist.')).toBeVisible();
});

test('orders can be filtered by more fields, and the filters stay in the address', async ({ office }) => {
  const page = await office('manager', LIST);
  await page.getByRole('button', { name: 'More filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter orders' });
  await filters.getByLabel('Amount due, at least').fill('1,500');
  await filters.getByLabel('QR status').selectOption('unused');
  await filters.getByRole('button', { name: 'Show orders' }).click();
  await expect(page).toHaveURL(/dueFrom=150000/);
  await expect(page.getByRole('button', { name: 'More filters, 2 active' })).toBeVisible();
  const shown = await staffCalls(page).get<OfficeOrderPage>('/office/orders?dueFrom=150000&qrStatus=unused');
  await expect(page.getByText(new RegExp(`^${shown.total.toLocaleString('en-MY')} rows?$`))).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page).not.toHaveURL(/dueFrom/);
});

test('a counter sale for cash updates the price, refuses too little cash and shows the change', async ({
  office,
  request,
}) => {
  const [sailing] = await findSailings(request, 20);
  const page = await office('frontdesk', LIST);
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  await sale.getByLabel('Name').first().fill('Wanda Walk-In');
  await sale.getByLabel('Gender').selectOption('female');
  await sale.getByLabel('Date of birth').fill('2020-05-01');
  await sale.getByLabel('Document number').fill(newDocument());
  const ticket = sale.getByLabel('Ticket', { exact: true });
  await expect(ticket.locator('option:checked')).toHaveText('Child');
  await ticket.selectOption('Adult');
  await expect(sale.getByText(/please choose the ticket “Child”/)).toBeVisible();
  await sale.getByLabel('Date of birth').fill('1984-05-01');
  await page.keyboard.press('Tab');
  await expect(sale.getByText(/please choose the ticket/)).toHaveCount(0);
  await expect(sale.getByLabel('Name').last()).toHaveValue('Wanda Walk-In');
  await sale.getByLabel('Phone').last().fill('+60 3-1234 5678');

  const sell = sale.getByRole('button', { name: /^Sell: take RM/ });
  const due = Number(/[\d,]+\.\d\d/.exec((await sell.textContent()) ?? '')?.[0].replace(',', '')) * 100;
  await sale.getByLabel('Cash received').fill('1');
  await page.keyboard.press('Tab');
  await expect(sale.getByText('Still missing')).toBeVisible();
  await expect(sell).toBeDisabled();
  await sale.getByLabel('Cash received').fill(String(due / 100 + 14));
  await page.keyboard.press('Tab');
  await sell.click();
  await expect(
    sale.getByText('Please check the agreement terms before purchasing and paying!'),
  ).toBeVisible();
  await sale.getByLabel(/accepts the terms/).check();
  const answer = page.waitForResponse(response => response.url().endsWith('/office/counter-sales'));
  await sell.click();
  const sold = ((await (await answer).json()) as { data: CounterSale }).data;
  await expect(page.getByText(written('Give RM 14.00 change'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print e-tickets' })).toBeFocused();
  expect(await read(page, sold.order.number)).toMatchObject({
    status: 'paid',
    channel: 'counter',
    paidSen: due,
  });

  for (const [button, title] of [
    ['Print receipt', `Receipt of order ${sold.order.number}`],
    ['Print e-tickets', `E-tickets of order ${sold.order.number}`],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    expect(await savedFrom(page, title)).toMatch(/^%PDF-/);
  }
  await page.getByRole('button', { name: 'Next customer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name').first()).toHaveValue('');
});

test('cash is taken for an order that waits for payment', async ({ office, request }) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', `${LIST}/${order.number}`);
  await page.getByRole('button', { name: written(`Take payment: ${ringgit(order.dueSen)}`) }).click();
  const till = page.getByRole('dialog', { name: `Take payment for ${order.number}` });
  await expect(till.getByLabel('Cash received')).toBeFocused();
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(written(`Give ${ringgit(200_000 - order.dueSen)} change`))).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog').getByText('Paid', { exact: true })).toBeVisible();
});

test('canceling shows its cost first, can be partial, and is recorded in the history', {
  tag: '@short',
}, async ({ office, request }) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', LIST);
  expect((await cashOf(page, order.number, order.dueSen)).status()).toBe(200);
  await page.goto(new URL(`${LIST}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${order.number}` });
  const half = order.dueSen / 2;
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(dialog.getByText('Select what to cancel.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Select what to cancel' })).toBeDisabled();
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByText(written(`Charge: ${ringgit(half)} (50%)`))).toBeVisible();
  const confirm = dialog.getByRole('button', { name: written(`Cancel: ${ringgit(half)} refund`) });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Missed the connecting flight');
  await confirm.click();
  await expect(page.getByText(written(`Canceled. ${ringgit(half)} refund.`))).toBeVisible();
  const drawer = page.getByRole('dialog', { name: `Order ${order.number}` });
  await expect(drawer.getByText('Canceled', { exact: true })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Payments and refunds' }).click();
  await drawer.getByRole('button', { name: written(`Pay out ${ringgit(half)}`) }).click();
  await page
    .getByRole('dialog', { name: /Pay out/ })
    .getByRole('button', { name: /^Pay out/ })
    .click();
  await expect(drawer.getByText('Cancellation · Refunded')).toBeVisible();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('Order: Paid → Canceled')).toBeVisible();
  await expect(drawer.getByText(/^Canceled: .+ Reason: Missed the connecting flight$/)).toBeVisible();
  await expect(drawer.getByText('Order: Canceled → Refunded')).toBeVisible();
});

test('new e-tickets replace a lost or forwarded PDF after a confirmation', async ({ office, request }) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', LIST);
  await cashOf(page, order.number, order.dueSen);
  const codes = async () => (await read(page, order.number)).tickets.map(one => one.verificationCode);
  const before = await codes();
  await page.goto(new URL(`${LIST}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Issue new e-tickets…' }).click();
  const dialog = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'refuse all earlier copies' });
  await dialog.getByRole('button', { name: 'Issue new e-tickets' }).click();
  await expect(page.getByText('New e-tickets issued.')).toBeVisible();
  const after = await codes();
  expect(after.filter(code => before.includes(code))).toEqual([]);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('New e-tickets issued, earlier ones refused')).toBeVisible();
});

test('a passenger is corrected, and a correction that breaks the travel rules is refused without losing the input', async ({
  office,
  request,
}) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', `${LIST}/${order.number}`);
  await page.getByRole('button', { name: `Edit ${order.name}` }).click();
  const form = page.getByRole('dialog', { name: `Correct ${order.name}` });
  await form.getByLabel('Gender').selectOption('female');
  await expect(form.getByLabel('Pregnancy week')).toBeVisible();
  await form.getByLabel('Gender').selectOption('male');
  await expect(form.getByLabel('Pregnancy week')).toBeHidden();
  await form.getByLabel('Name').fill('Walter Seemann');
  await form.getByLabel('Date of birth').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save correction' }).click();
  await expect(form.getByText(/please choose the ticket/)).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Walter Seemann');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabel('Date of birth').fill('1980-05-02');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Correction saved.')).toBeVisible();
  const drawer = page.getByRole('dialog', { name: `Order ${order.number}` });
  await expect(drawer.getByText('Walter Seemann')).toBeVisible();
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(
    drawer.getByText(/^Walter Seemann corrected: Name .+ → W\. S\., Date of birth .+ → 2 May 1980$/),
  ).toBeVisible();
});

test('a party is moved to another sailing, and the price difference is shown and settled', async ({
  office,
  request,
}) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk', LIST);
  await cashOf(page, order.number, order.dueSen);
  await page.goto(new URL(`${LIST}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change sailing…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the sailing of ${order.number}` });
  await dialog.getByLabel('Sailings from').fill(addDays(order.sailing.date, 30));
  await page.keyboard.press('Tab');
  const sailings = dialog.getByLabel('New sailing');
  await expect(sailings.locator('option')).not.toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Select a sailing' })).toBeDisabled();
  await sailings.selectOption({ index: 1 });
  const chosen = Number(await sailings.inputValue());
  // "Sat 12 Dec 2026, 20:00 · Nighttime · Selat Aurora · Penang → Langkawi · same fare · 40 places left"
  const name = (await sailings.locator('option:checked').textContent()) ?? '';
  expect(name).toMatch(
    /^\w{3}\s.+,\s\d\d:\d\d · \w+ · .+ · .+\s→\s.+ · (same fare|RM.+ an adult) · \d+ places? left$/,
  );
  await expect(dialog.getByText(/The order number stays the same\./)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'If canceled' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await sailings.evaluate(missingWidth), 'the chosen sailing is not cut').toBeLessThanOrEqual(0);
  const action = dialog.getByRole('button', { name: /^Move/ });
  if (/take/.test((await action.textContent()) ?? '')) {
    await expect(action).toBeDisabled();
    await dialog.getByLabel('Cash received').fill('5000');
    await page.keyboard.press('Tab');
  }
  await action.click();
  const moved = name.split(' · ').slice(0, 4).join(' · ');
  await expect(page.getByText(`Moved to ${moved}.`)).toBeVisible();
  expect(await read(page, order.number)).toMatchObject({ status: 'paid', sailing: { id: chosen } });
});

test('a change too close to departure is shown to count as a cancellation', async ({ office, request }) => {
  const order = await bookAsGuest(request, 2);
  const page = await office('frontdesk', LIST);
  await cashOf(page, order.number, order.dueSen);
  await page.goto(new URL(`${LIST}/${order.number}`, page.url()).href);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Change sailing…' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the sailing of ${order.number}` });
  await dialog.getByLabel('Sailings from').fill(addDays(order.sailing.date, 20));
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('New sailing').locator('option')).not.toHaveCount(1);
  await dialog.getByLabel('New sailing').selectOption({ index: 1 });
  await expect(dialog.getByText(/within 4 days, so this change counts as a cancellation/)).toBeVisible();
  await dialog.getByLabel('Cash received').fill('5000');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /^Cancel and rebook: take RM/ }).click();
  await expect(
    page.getByText(new RegExp(`Order ${order.number} is canceled and replaced by SC\\w+`)),
  ).toBeVisible();
  expect((await read(page, order.number)).status).toBe('canceled');
});

test('several orders are canceled together after a preview, and orders that cannot be canceled show why', async ({
  office,
  request,
}) => {
  const [one, two] = [await bookAsGuest(request), await bookAsGuest(request)];
  const page = await office('frontdesk', `${LIST}?search=seefahrer`);
  await cashOf(page, one.number, one.dueSen);
  const row = (number: string) => page.getByRole('row', { name: written(number) });
  await page.reload();
  await row(one.number).getByRole('checkbox').check();
  await row(two.number).getByRole('checkbox').check();
  await expect(page.getByText('2 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel orders…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  const half = ringgit(one.dueSen / 2);
  await expect(dialog.getByText(written(`${half} charge, ${half} refund`))).toBeVisible();
  await expect(dialog.getByText(written('RM 0.00 charge, RM 0.00 refund'))).toBeVisible();
  await dialog.getByLabel('Reason').fill('Booked twice');
  await dialog.getByRole('button', { name: written(`Cancel 2 orders: ${half} refund`) }).click();
  await expect(page.getByText(written(`2 orders canceled, ${half} refund.`))).toBeVisible();
  expect((await read(page, one.number)).status).toBe('canceled');
  expect((await read(page, two.number)).status).toBe('canceled');
});

test('the filtered orders are saved as an Excel file', async ({ office, request }) => {
  const order = await bookAsGuest(request);
  const page = await office('manager', `${LIST}?number=${order.number}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await expect(page.getByText(/All orders that match the filters/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^orders \d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('File saved, 1 row.')).toBeVisible();
});

test('the desk cannot export to Excel', async ({ office }) => {
  const page = await office('frontdesk', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toHaveCount(0);
});

test('a stopped export saves no file and can be started again', async ({ office }) => {
  const page = await office('manager', LIST);
  const downloads: string[] = [];
  page.on('download', file => downloads.push(file.suggestedFilename()));
  const line = await page.context().newCDPSession(page);
  const slow = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  const dialog = page.getByRole('dialog', { name: 'Export to Excel' });
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await slow(4096);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText(/^about [1-9][\d,]* of [\d,]+ rows$/)).toBeVisible();
  const brokenOff = page.waitForEvent('requestfailed', request => request.url().includes('export.xlsx'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await brokenOff).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText('Export stopped. No file was saved.')).toBeVisible();
  expect(downloads).toEqual([]);

  await slow(-1);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('a sailing’s manifest shows its completeness and is saved as Excel and PDF', async ({ office }) => {
  const page = await office('manager', `${LIST}?status=paid`);
  await page.locator('tr[data-index="0"]').click();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Manifest of this sailing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passenger manifest' });
  await expect(dialog.getByText('Complete entries')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Excel' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  await dialog.getByRole('button', { name: 'PDF' }).click();
  expect(await savedFrom(page, 'Passenger manifest')).toMatch(/^%PDF-/);
});

test('the palette opens an order from any screen', async ({ office, request }) => {
  const order = await bookAsGuest(request);
  const page = await office('frontdesk');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(order.number.slice(0, 7));
  await page.getByRole('option', { name: written(order.number) }).click();
  await expect(page.getByRole('dialog', { name: `Order ${order.number}` })).toBeVisible();
});

test('a list with more rows than are counted says so in its footer', async ({ office }) => {
  const page = await office('frontdesk', '/dashboard');
  await page.route(/\/prod-api\/office\/orders\?/, async route => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = { ...answer.data, total: 10_000, totalIsExact: false };
    await route.fulfill({ response, json: { ...answer, data } });
  });
  for (const [language, words] of [
    ['en', '10,000+ rows'],
    ['zh', '共 10,000+ 行'],
  ] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.goto(new URL('/ship/shipOrder', page.url()).href);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('a manager erases the personal data of a canceled order on request, the front desk cannot (R453)', async ({
  office,
  request,
}) => {
  const order = await bookAsGuest(request);
  const at = `${LIST}/${order.number}`;
  const page = await office('manager', at);
  const drawer = page.getByRole('dialog', { name: `Order ${order.number}` });
  const actions = drawer.getByRole('button', { name: 'Actions' });
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Personal data (file)' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Erase personal data…' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const { tickets } = await read(page, order.number);
  await staffCalls(page).post(`/orders/${order.number}/cancel`, {
    ticketIds: tickets.map(({ id }) => id),
    cabinIds: [],
    expectedChargeSen: 0,
    reason: 'asked on the phone',
  });
  await page.reload();
  // Never paid: a charge of RM 0.00 would look like a decision.
  await expect(drawer.getByText('canceled, no charge').first()).toBeVisible();
  await actions.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Personal data (file)' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(order.name);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Erase personal data…' }).click();
  const question = page.getByRole('dialog', { name: `Erase the personal data of ${order.number}?` });
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('The personal data are erased.')).toBeVisible();
  await expect(drawer.getByText(order.name)).toHaveCount(0);
  await drawer.getByRole('tab', { name: 'History' }).click();
  await expect(drawer.getByText('Personal data erased')).toBeVisible();

  const desk = await office('frontdesk', at);
  await desk.getByRole('button', { name: 'Actions' }).click();
  await expect(desk.getByRole('menuitem', { name: /Copy number/ })).toBeVisible();
  await expect(desk.getByRole('menuitem', { name: /personal data/i })).toHaveCount(0);
});
