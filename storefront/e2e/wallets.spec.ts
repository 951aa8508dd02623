import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openPaidOrder } from './support/paid-order.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The wallet's button of the first ticket. */
const walletButton = (page: Page) => page.getByRole('button', { name: /Wallet/ }).first();

test('a ticket goes into Google Wallet on an Android phone (R406)', { tag: '@on-phone' }, async ({
  page,
  request,
}) => {
  const order = await openPaidOrder(page, request);
  // Google itself is out of reach: its page only has to be opened with the signed ticket.
  const opened = Promise.withResolvers<string>();
  await page.route('https://pay.google.com/**', route => {
    opened.resolve(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Google Wallet</title>' });
  });
  await expect(walletButton(page)).toHaveAccessibleName(/^Add to Google Wallet/);
  await walletButton(page).click();
  const [, payload = ''] = new URL(await opened.promise).pathname.replace(/^\/gp\/v\/save\//, '').split('.');
  expect(Buffer.from(payload, 'base64url').toString()).toContain(order);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('a ticket is saved as a pass for Apple Wallet (R406)', { tag: '@on-phone' }, async ({
    page,
    request,
  }) => {
    await openPaidOrder(page, request);
    await expect(walletButton(page)).toHaveAccessibleName(/^Add to Apple Wallet/);
    const started = page.waitForEvent('download');
    await walletButton(page).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/\.pkpass$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.includes('pass.json')).toBe(true);
    expect(file.includes('signature')).toBe(true);
  });
});

test('a computer has no wallet', { tag: '@on-desktop' }, async ({ page, request }) => {
  await openPaidOrder(page, request);
  await expect(page.getByRole('button', { name: /Wallet/ })).toHaveCount(0);
});
