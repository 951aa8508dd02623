import { expect, type Page, test } from '@playwright/test';
import { passwordOf } from '../../scripts/seed/demonstration-accounts.ts';
import { openPaidOrder } from './support/paid-order.ts';

/** The worker is in place, and all that it keeps has arrived. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('gangway.copies');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

test('e-tickets that were opened once are there without a connection', async ({ page, context, request }) => {
  const number = await openPaidOrder(page, request);
  await workerIsReady(page);
  await expect.poll(() => keptAnswers(page)).toHaveLength(3);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText(/^No connection: your tickets as they were on /)).toBeVisible();
  await expect(page.getByText(`Booking ${number}`)).toBeVisible();
  for (const name of ['Siti Aminah', 'Nurul Huda']) {
    const qr = page.getByRole('img', { name: `QR code of ${name}’s ticket` });
    await expect(qr).toBeVisible();
    expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(`Booking ${number}`)).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByText(/^No connection/)).toBeHidden();
});

test('with a connection the page comes from the server, never from the worker', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await workerIsReady(page);
  await page.reload();
  const page200 = await page.goto('/home?lang=ko');
  expect(await page200?.text()).toContain('<html lang="ko"');
  expect(page200?.headers()['cache-control']).toBe('no-cache');
});

test('nothing of an order stays when somebody signs out', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('family');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('family'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await openPaidOrder(page, request);
  await expect.poll(() => keptAnswers(page)).not.toHaveLength(0);
  await page.locator('[aria-controls=account-menu]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await keptAnswers(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('gangway.orders'))).toBeNull();
});

test('the worker’s file is asked for again each time, and the site can be put on a home screen', async ({
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe('Selat Cruises');
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
