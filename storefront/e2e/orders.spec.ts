import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { book, farSailing } from './support/booking.ts';
import { openPaidOrder } from './support/paid-order.ts';

test('a guest finds an order by number and phone, pays, and cancels one ticket', { tag: '@short' }, async ({
  page,
  request,
}) => {
  const { order } = await book(request, (await farSailing(request)).id);
  await page.goto('/shipClient/personalOrder');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByText('Please enter the booking number')).toBeVisible();
  await page.getByLabel('Booking number').fill(order.number.toLowerCase());
  await page.getByLabel('E-mail or phone').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByRole('alert')).toContainText('could not find a booking');
  await page.getByLabel('E-mail or phone').fill('012 345 6789');
  await page.getByRole('button', { name: 'Find booking' }).click();

  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  const held = page.getByRole('region', { name: 'Kept for you' });
  await expect(held.getByRole('listitem')).toHaveCount(2);
  await expect(held.getByRole('listitem').first()).toHaveText(
    /^Siti AminahAdult\s· No cabinRM\s[\d,]+\.\d{2}$/,
  );
  await expect(held).toContainText('You receive your e-tickets when you have paid.');
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expect(page.getByText(/Verification code|Your e-tickets$/)).toHaveCount(0);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.getByRole('link', { name: 'Show my e-tickets' }).click();
  await expect(page.getByRole('img', { name: 'QR code of Nurul Huda’s ticket' })).toBeVisible();
  await expect(held).toBeHidden();

  await page.getByRole('button', { name: 'Cancel tickets or cabins' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Choose what to cancel' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Everything' }).check();
  await expect(dialog.getByRole('button', { name: /^Cancel 2 tickets: RM/ })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Siti Aminah/ }).uncheck();
  await dialog.getByRole('button', { name: /^Cancel 1 ticket: RM [\d,.]+ refund$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Your refund of .* is on its way|refunded$/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of Nurul Huda’s ticket' })).toBeHidden();
  await expect(page.getByText('1 person')).toBeVisible();
  await page.getByText('Booking history').click();
  const canceled = page.getByRole('listitem').filter({ hasText: 'Canceled:' }).first();
  await expect(canceled).toContainText('Nurul Huda');
  await expect(canceled).toContainText(/Refund: RM\s[\d,.]+/);
});

test('an unpaid booking expires at 0:00, and offers the sailing again', async ({ page, request }) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  const holdExpiresAt = new Date(Date.now() + 10_000).toISOString();
  await page.route(`**/prod-api/orders/${order.number}`, async route => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    await route.fulfill({ response, json: { ...envelope, data: { ...data, holdExpiresAt } } });
  });
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await expect(page.getByRole('timer')).toBeVisible();
  const expired = page.getByRole('region', { name: 'The time to pay ran out' });
  await expect(expired).toContainText('Nothing was charged.');
  await expect(page.getByRole('button', { name: /^Pay RM/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kept for you' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel tickets or cabins' })).toHaveCount(0);
  await expectAccessible(page);
  await expired.getByRole('link', { name: 'Book this sailing again' }).click();
  await expect(page).toHaveURL(new RegExp(`sailing=${order.sailing.id}&party=2`));
});

test('a second payment is reported as refunded', async ({ page, request }) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  const atTheBank = async (tab: Page) => {
    await tab.getByRole('radio', { name: /^Online banking/ }).check();
    await tab.getByRole('button', { name: /^Pay RM/ }).click();
    await tab.waitForURL(/\/sandbox\/pay\//);
  };
  const other = await page.context().newPage();
  await other.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await atTheBank(other);
  await atTheBank(page);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  await other.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(other.getByRole('heading', { name: 'You had already paid' })).toBeVisible();
  await expect(other.getByRole('main')).toContainText(/second payment of RM.* is on its way back to you/);
  await other.getByRole('link', { name: 'Show my e-tickets' }).click();
  await expect(other.getByRole('img', { name: /^QR code of/ })).toHaveCount(2);
});

test('a token in a link opens the order and is removed from the address', async ({ page, request }) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await expect(page.getByText(`Booking ${order.number}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?order=${order.number}$`));
  await page.reload();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
});

test('an inaccessible order asks for a proof of access', async ({ page, request }) => {
  const { order } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}`);
  await expect(page.getByLabel('Booking number')).toHaveValue(order.number);
});

test('the payment result is not taken from the address of /return', async ({ page }) => {
  await page.goto('/return?payment=018f3d4e-0000-7000-8000-000000000000&status=succeeded');
  await expect(page.getByRole('heading', { name: 'We cannot show this payment' })).toBeVisible();
});

test('after payment, boarding that opened on the evening before is named with its day', async ({
  page,
  request,
}) => {
  const today = localDateIn(new Date());
  const change = async <Data>(url: string, changed: (data: Data) => object) =>
    page.route(url, async route => {
      const answer = await route.fetch();
      const json = await answer.json();
      await route.fulfill({ response: answer, json: { ...json, data: changed(json.data) } });
    });
  await change('**/prod-api/monitor/*', (data: BoardingMonitor) => ({
    ...data,
    boardingOpensAt: `${addDays(today, -1)}T22:30:00.000+08:00`,
  }));
  await change('**/prod-api/orders/SC*', (data: OrderDetail) => ({
    ...data,
    sailing: { ...data.sailing, date: today },
  }));
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(page.getByText(/^Boarding opens \w{3}\s\d+\s\w{3}\s\d{4}, 22:30\./)).toBeVisible();
});

test('the boarding times arrive without moving the code under a scanner (R393)', async ({
  page,
  request,
}) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/prod-api/monitor/*', async route => {
    await mayAnswer;
    await route.continue();
  });
  await openPaidOrder(page, request);
  const code = page.getByRole('img', { name: /^QR code of/ }).first();
  await expect(page.getByRole('link', { name: 'Way to the pier' })).toBeVisible();
  const before = await code.boundingBox();
  answer();
  await expect(page.getByText(/^Boarding opens \d+\s\w{3}, \d\d:\d\d$/)).toBeVisible();
  expect(await code.boundingBox()).toEqual(before);
});

test('the ticket page is made for the pier (R393)', { tag: '@short' }, async ({ page, request }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files } = {}) => {
      document.title = `${files?.[0]?.name} ${files?.[0]?.type} ${files?.[0]?.size}`;
    };
  });
  await openPaidOrder(page, request);
  const codes = page.getByRole('img', { name: /^QR code of/ });
  await expect(page.getByText(/^Boarding opens \d+\s\w{3}, \d\d:\d\d$/)).toBeVisible();
  // Boarding opens on the day before here, so both times have their day.
  await expect(page.getByText(/^\d+\s\w{3}, \d\d:\d\d to \d+\s\w{3}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Way to the pier' })).toHaveAttribute('href', /openstreetmap/);

  await test.step('on a phone the code fills the width, within the first screen', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (width > 600) return;
    const box = await codes.first().boundingBox();
    expect(box?.width).toBeGreaterThan(width * 0.7);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await expect(codes.nth(1)).not.toBeInViewport({ ratio: 0.5 });
  });

  await test.step('one ticket alone is shared as a PDF', async () => {
    await page.getByRole('button', { name: 'Share Siti Aminah' }).click();
    await expect(page).toHaveTitle(/^SC\S+\.pdf application\/pdf [1-9]\d+$/);
  });

  await test.step('the passenger who has not boarded yet comes first into view', async () => {
    await page.route('**/prod-api/orders/*', async route => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      data.tickets[0].boardingStatus = 'boarded';
      await route.fulfill({ response, json: { ...envelope, data } });
    });
    // The browser restores how far down a reloaded page was.
    await page.getByRole('banner').scrollIntoViewIfNeeded();
    await page.reload();
    await expect(page.getByText('Boarded', { exact: true })).toBeAttached();
    await expect(codes.nth(1)).toBeInViewport({ ratio: 0.9 });
  });
});

test('a booking is changed until somebody is on board, and canceled until the ship leaves', async ({
  page,
  request,
}) => {
  await openPaidOrder(page, request);
  const change = page.getByRole('button', { name: 'Change booking' });
  const cancel = page.getByRole('button', { name: 'Cancel tickets or cabins' });
  await expect(change).toBeVisible();
  const shown = async (alter: (order: OrderDetail) => void) => {
    await page.route(/\/prod-api\/orders\/[A-Z0-9]+$/, async route => {
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      alter(data);
      await route.fulfill({ response, json: { ...envelope, data } });
    });
    await page.reload();
    await expect(page.getByText('Booking history')).toBeVisible();
  };
  await shown(({ tickets }) => {
    for (const ticket of tickets.slice(1)) ticket.boardingStatus = 'boarded';
  });
  await expect(cancel).toBeVisible();
  await expect(change).toHaveCount(0);
  await shown(({ tickets }) => {
    for (const ticket of tickets) ticket.boardingStatus = 'boarded';
  });
  await expect(cancel).toHaveCount(0);
  await shown(({ sailing }) => {
    sailing.departsAt = new Date(Date.now() - 60_000).toISOString();
  });
  await expect(cancel).toHaveCount(0);
  await expect(change).toHaveCount(0);
});
