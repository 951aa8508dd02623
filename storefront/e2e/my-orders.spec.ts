import { expect, type Page, test } from '@playwright/test';
import { logIn, signInAs } from './support/account.ts';
import { ask, book, farSailing } from './support/booking.ts';

const ORDERS = '/shipClient/personalOrder';
const tick = (page: Page, number: string) => page.getByRole('checkbox', { name: `Select booking ${number}` });
const batch = (page: Page) => page.getByRole('region', { name: 'Selected bookings' });
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });

test.beforeEach(async ({ context, request, baseURL }) => signInAs(context, request, 'family', baseURL));

test('orders are filtered by status, searched, and opened', { tag: '@short' }, async ({ page, request }) => {
  const { order } = await book(request, (await farSailing(request)).id, {
    token: await logIn(request, 'family'),
  });
  await page.goto(ORDERS);
  await expect(page).toHaveTitle('My bookings - Selat Cruises');
  await page.getByRole('button', { name: 'Waiting for payment' }).click();
  await expect(page).toHaveURL(/status=unpaid/);
  await expect(rows(page).filter({ hasText: order.number })).toContainText(/Time left\s*1[0-4]:\d\d/);
  await expect(rows(page).filter({ hasNotText: 'Waiting for payment' })).toHaveCount(0);

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search my bookings' }).fill(order.number.toLowerCase());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByText(`Booking ${order.number}`)).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search my bookings' }).fill('nothing like this');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No bookings match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all bookings' }).click();
  await expect(page).toHaveURL(new RegExp(`${ORDERS}$`));
});

test('two orders are paid together, downloaded as one file, and canceled for the shown charge', async ({
  page,
  request,
  isMobile,
}) => {
  const token = await logIn(request, 'family');
  const sailing = await farSailing(request);
  const numbers = [
    (await book(request, sailing.id, { token })).order.number,
    (await book(request, sailing.id, { token })).order.number,
  ];
  await page.goto(ORDERS);
  for (const number of numbers) await tick(page, number).check();

  await test.step('pay', async () => {
    await batch(page)
      .getByRole('button', { name: /^Pay RM [\d,.]+ for 2$/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Pay for 2 bookings' });
    await expect(dialog.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
    await dialog.getByRole('button', { name: /^Pay RM/ }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: /^Pay RM/ }).click();
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  });

  await page.goto(ORDERS);
  for (const number of numbers) await tick(page, number).check();
  await test.step('download', async () => {
    // A phone has one file that it can open.
    const kind = isMobile ? 'PDF' : 'ZIP';
    const download = page.waitForEvent('download');
    await batch(page)
      .getByRole('button', { name: `E-tickets of 2 as ${kind}` })
      .click();
    expect((await download).suggestedFilename()).toBe(`e-tickets.${kind.toLowerCase()}`);
    const one = page.waitForEvent('download');
    await rows(page).filter({ hasText: numbers[0] }).getByRole('button', { name: 'E-tickets' }).click();
    expect((await one).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('cancel', async () => {
    await batch(page).getByRole('button', { name: 'Cancel 2…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel 2 bookings' });
    await expect(dialog.getByText('Charge today')).toBeVisible();
    await dialog.getByRole('button', { name: /^Cancel 2 bookings: RM [\d,.]+ refund$/ }).click();
    await expect(
      page.getByText(/^2 bookings canceled\. Your refund of RM\s[\d,.]+ is on its way\.$/),
    ).toBeVisible();
    for (const number of numbers)
      await expect(rows(page).filter({ hasText: number })).toContainText(/Refund RM\s[\d,.]+/);
  });
});

test('a failed batch shows an error and keeps the selection', async ({ page, request }) => {
  const token = await logIn(request, 'family');
  const { order } = await book(request, (await farSailing(request)).id, { token });
  await page.goto(ORDERS);
  await tick(page, order.number).check();
  await page.route('**/prod-api/payments', route => route.abort());
  await batch(page)
    .getByRole('button', { name: /^Pay RM/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Online banking/ })
    .check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay RM/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('Batch payment, cancel and download failed');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(tick(page, order.number)).toBeChecked();
});

test('a payment without an answer is repeated with its key, and without an order that ended it is another', async ({
  page,
  request,
}) => {
  const token = await logIn(request, 'family');
  const sailing = await farSailing(request);
  const [gone, stays] = [
    (await book(request, sailing.id, { token })).order.number,
    (await book(request, sailing.id, { token })).order.number,
  ];
  const sent: { key: string | undefined; orderNumbers: string[] }[] = [];
  await page.route('**/prod-api/payments', async route => {
    const { orderNumbers } = route.request().postDataJSON() as { orderNumbers: string[] };
    sent.push({ key: route.request().headers()['idempotency-key'], orderNumbers });
    if (sent.length === 2)
      await ask(
        request,
        '/orders/batch/cancel',
        { orders: [{ number: gone, expectedChargeSen: 0 }] },
        { 'X-Token': token, 'Idempotency-Key': `ended-${gone}` },
      );
    await (sent.length < 3 ? route.abort() : route.fallback());
  });
  await page.goto(ORDERS);
  for (const number of [gone, stays]) await tick(page, number).check();
  await batch(page)
    .getByRole('button', { name: /^Pay RM [\d,.]+ for 2$/ })
    .click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay RM/ });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Batch payment, cancel and download failed');
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Pay for 1 booking' })).toBeVisible();
  await pay.click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const [first, again, without] = sent;
  expect(again?.key).toBe(first?.key);
  expect(again?.orderNumbers).toEqual(first?.orderNumbers);
  expect(without?.orderNumbers).toEqual([stays]);
  expect(without?.key).not.toBe(first?.key);
});

test('an order that was canceled in between does not block the others', async ({ page, request }) => {
  const token = await logIn(request, 'family');
  const sailing = await farSailing(request);
  const [gone, stays] = [
    (await book(request, sailing.id, { token })).order.number,
    (await book(request, sailing.id, { token })).order.number,
  ];
  await page.goto(ORDERS);
  for (const number of [gone, stays]) await tick(page, number).check();
  const canceled = await request.post('/prod-api/orders/batch/cancel', {
    headers: { 'X-Token': token, 'Idempotency-Key': `meanwhile-${gone}` },
    data: { orders: [{ number: gone, expectedChargeSen: 0 }] },
  });
  expect(canceled.ok()).toBe(true);
  await batch(page).getByRole('button', { name: 'Cancel 2…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('There is nothing left to cancel.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel 1 booking' }).click();
  await expect(page.getByText('1 booking canceled.')).toBeVisible();
});

test('a failed list shows an error and can be retried', async ({ page }) => {
  await page.route('**/prod-api/orders?*', route => route.fulfill({ status: 500, body: '' }));
  await page.goto(ORDERS);
  await expect(page.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible();
  await page.unroute('**/prod-api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a failed download shows an error', async ({ page }) => {
  await page.goto(`${ORDERS}?status=paid`);
  await page.route('**/tickets.pdf?*', route => route.abort());
  await rows(page).first().getByRole('button', { name: 'E-tickets' }).click();
  await expect(page.getByRole('alert')).toContainText('Download failed');
});

test('a guest booking is found by its number', async ({ page }) => {
  await page.goto(ORDERS);
  await page.getByRole('link', { name: 'Find the booking by its number' }).click();
  await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
});

test('a paid order can be added to the calendar and printed', async ({ page }) => {
  await page.goto(`${ORDERS}?status=paid`);
  await rows(page).first().getByRole('link', { name: 'Details' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('img', { name: /^QR code of/ }).first()).toBeVisible();
});
