import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './support/account.ts';
import { farSailing } from './support/booking.ts';
import { cartItem } from './support/cart.ts';
import { openPaidOrder } from './support/paid-order.ts';
import { privateTraces, storePrivateData } from './support/traces.ts';

/** Waits until the service worker is active and its cache is complete. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('gangway.copies');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('opened e-tickets are available offline', { tag: '@short' }, async ({ page, context, request }) => {
  const number = await openPaidOrder(page, request);
  await workerIsReady(page);
  await expect.poll(() => keptAnswers(page)).toHaveLength(5);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText(/^Offline: your tickets as of /)).toBeVisible();
  await expect(page.getByText(`Booking ${number}`)).toBeVisible();
  for (const name of ['Siti Aminah', 'Nurul Huda']) {
    const qr = page.getByRole('img', { name: `QR code of ${name}’s ticket` });
    await expect(qr).toBeVisible();
    expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByText('About the port').click();
  await expect(page.getByText('Getting there')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(`Booking ${number}`)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByText(/^Offline: your tickets/)).toBeHidden();
});

test('online the page comes from the server, never from the service worker', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await workerIsReady(page);
  await page.reload();
  const page200 = await page.goto('/home?lang=ko');
  expect(await page200?.text()).toContain('<html lang="ko"');
  expect(page200?.headers()['cache-control']).toBe('no-cache');
});

test('a customer stays signed in offline for their e-tickets', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signInAs(context, request, 'family', baseURL);
  const number = await openPaidOrder(page, request);
  await workerIsReady(page);
  await expect.poll(() => keptAnswers(page)).toContain('/prod-api/customers/me');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(`Booking ${number}`)).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(2);
});

test('the service worker does not intercept API calls', async ({ page, request }) => {
  const number = await openPaidOrder(page, request);
  await workerIsReady(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const asked = page.waitForRequest(`**/prod-api/orders/${number}`);
  await page.route(`**/prod-api/orders/${number}`, route =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'Told by the test', data: null } }),
  );
  await page.reload();
  await asked;
  await expect(page.getByText('Told by the test')).toBeVisible();
});

test.describe('private data are removed from the device', () => {
  test.beforeEach(async ({ page, context, request, baseURL }) => {
    await signInAs(context, request, 'family', baseURL);
    await openPaidOrder(page, request);
    await expect.poll(() => keptAnswers(page)).toHaveLength(6);
    await storePrivateData(page, cartItem((await farSailing(request)).id));
    expect(await privateTraces(page)).not.toEqual([]);
  });

  test.afterEach(async ({ page }) => {
    await expect.poll(() => privateTraces(page)).toEqual([]);
    await page.goto('/shipClient/personalOrder?find=1');
    await expect(page.getByRole('heading', { name: 'Find my booking' })).toBeVisible();
    await expect(page.getByText('Recently viewed in this browser')).toBeHidden();
    await page.goto('/shipClient/pay/ship');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await privateTraces(page)).toEqual([]);
  });

  test('after signing out', async ({ page }) => {
    await page.locator('[aria-controls=account-menu]').click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('after signing out in another tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/home');
    await other.locator('[aria-controls=account-menu]').click();
    const reloaded = page.waitForEvent('load');
    await other.getByRole('button', { name: 'Log out' }).click();
    await reloaded;
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('after the cookie expired', async ({ page, context }) => {
    await context.clearCookies({ name: 'token' });
    await page.goto('/home');
  });

  test('after the personal data were erased', async ({ page }) => {
    await page.route('**/prod-api/customers/me/erase', route =>
      route.fulfill({ json: { code: 200, msg: 'success', data: null } }),
    );
    await page.goto('/shipClient/personalCenter?section=privacy');
    await page.getByRole('button', { name: 'Erase my data' }).click();
    await page.getByRole('checkbox').check();
    await page.getByLabel('Current password', { exact: true }).fill('it-is-me');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase all my data' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  for (const code of [401, 503, 506])
    test(`after the server ended the session with ${code}, before its dialog is answered`, async ({
      page,
    }) => {
      await page.route('**/prod-api/customers/me', route =>
        route.fulfill({ status: 401, json: { code, msg: 'Ended', data: null } }),
      );
      await page.goto('/home');
      const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
      await expect(dialog).toBeVisible();
      await expect.poll(() => privateTraces(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });
});

test('the service worker’s file is not cached, and the site can be installed', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Selat Cruises');
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
