import { expect, type Page, test } from '@playwright/test';
import { agree, farSailing, fillInOneAdult, payButton } from './support/booking.ts';
import { openPaidOrder } from './support/paid-order.ts';

const PARTY = { name: 'Who is traveling?' };
const REVIEW = { name: 'Review and pay' };
const toPassengers = (page: Page) => page.getByRole('button', { name: 'Continue to passengers' });
const fullName = (page: Page) => page.getByLabel('Full name');

async function openBooking(page: Page, sailingId: number) {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}`);
  await expect(page.getByRole('heading', PARTY)).toBeVisible();
}

test('every step of a booking is found again by Back, Forward and a reload, with its entries', async ({
  page,
  request,
}) => {
  const assigned = page.getByRole('radio', { name: /^Choose for me/ });
  await openBooking(page, (await farSailing(request)).id);

  await test.step('tickets and cabin', async () => {
    await assigned.check();
    await page.reload();
    await expect(assigned).toBeChecked();
    await toPassengers(page).click();
  });

  await test.step('passengers', async () => {
    await fullName(page).fill('Siti Aminah');
    await page.reload();
    await expect(fullName(page)).toHaveValue('Siti Aminah');
    await page.goBack();
    await expect(assigned).toBeChecked();
    await page.goForward();
    await fillInOneAdult(page);
  });

  await test.step('review', async () => {
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked();
    await page.goBack();
    await expect(fullName(page)).toHaveValue('Siti Aminah');
    await page.goForward();
    await expect(page.getByRole('heading', REVIEW)).toBeVisible();
  });

  await test.step('the bank, and the paid booking', async () => {
    await payButton(page).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.reload();
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
    await page.getByRole('link', { name: 'Show my e-tickets' }).click();
    await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Paid. Welcome aboard!' })).toBeVisible();
  });
});

test('two tabs with the same sailing keep their own entries, and the second learns of the first one’s order', async ({
  page,
  request,
}) => {
  const { id } = await farSailing(request);
  await openBooking(page, id);
  await toPassengers(page).click();
  await fillInOneAdult(page);

  const other = await page.context().newPage();
  await openBooking(other, id);
  await toPassengers(other).click();
  await expect(fullName(other)).toHaveValue('Siti Aminah');
  await fullName(other).fill('Nurul Huda');

  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Siti Aminah');
  await agree(page);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);

  await other.bringToFront();
  await expect(other.getByRole('complementary', { name: 'Unpaid booking' })).toBeVisible();
  await expect(fullName(other)).toHaveValue('Nurul Huda');
  await other.reload();
  await expect(fullName(other)).toHaveValue('Nurul Huda');
});

test('a step whose code cannot be loaded says so, and is opened by another try', { tag: '@short' }, async ({
  page,
  request,
}) => {
  const code = '**/assets/later-steps-*.js';
  await page.route(code, route => route.abort());
  await openBooking(page, (await farSailing(request)).id);
  await toPassengers(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(code);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(fullName(page)).toBeVisible();
});

test.describe('without a service worker, which keeps the parts of the e-tickets’ page', () => {
  test.use({ serviceWorkers: 'block' });

  test('if the code that changes a booking cannot be loaded, the e-tickets stay', async ({
    page,
    request,
  }) => {
    await page.route('**/assets/change-steps-*.js', route => route.abort());
    await openPaidOrder(page, request);
    await page.getByRole('button', { name: 'Change booking' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This could not be loaded')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(2);
  });
});
