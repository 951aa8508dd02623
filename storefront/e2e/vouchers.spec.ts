import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { agree, ask, farSailing, fillInOneAdult } from './support/booking.ts';
import { signIn } from './support/gate.ts';

/** Calls the API as the manager of the sample operator. */
async function asManager(request: APIRequestContext): Promise<Record<string, string>> {
  return { 'X-Token': await signIn(request, 'manager'), 'Idempotency-Key': randomUUID() };
}

async function sellVoucher(request: APIRequestContext, amountSen: number): Promise<string> {
  const year = new Date().getFullYear() + 1;
  const { code } = await ask<{ code: string }>(
    request,
    '/office/vouchers',
    {
      amountSen,
      tenderedSen: amountSen,
      holder: { name: 'Siti Aminah', email: null, language: 'en' },
      validUntil: `${year}-12-31`,
    },
    await asManager(request),
  );
  return code;
}

async function openReview(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(`/shipClient/pay/ship?sailing=${(await farSailing(request)).id}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
}

test('a guest pays with a voucher, and the rest at the practice bank', async ({ page, request }) => {
  const code = await sellVoucher(request, 10_00);
  await openReview(page, request);
  await page.getByLabel('Voucher code').fill('12345-67890-ABCD');
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect(page.getByText('We do not know this voucher code.')).toBeVisible();
  await page.getByLabel('Voucher code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect(page.getByText(`Voucher ending in ${code.slice(-4)}`)).toBeVisible();
  await expect(page.getByText('Still to pay')).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.waitForURL(/\/return\?payment=/);
  await expect(page.getByRole('heading', { name: /paid|thank/i })).toBeVisible();
});

test('a guest pays all of a booking with a voucher', async ({ page, request }) => {
  const code = await sellVoucher(request, 5_000_00);
  await openReview(page, request);
  await page.getByLabel('Voucher code').fill(code);
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect(page.getByText(/left on it/)).toBeVisible();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Book and pay by voucher' }).click();
  await page.waitForURL(/personalOrder/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a guest uses a promo code, which is shown as a line of the price', async ({ page, request }) => {
  const code = `E2E${randomInt(1e6, 1e7)}`;
  await ask(
    request,
    '/office/promo-codes',
    {
      code,
      amountSen: null,
      percent: 10,
      bookedFrom: null,
      bookedUntil: null,
      sailsFrom: null,
      sailsUntil: null,
      routeIds: [],
      mostUses: 1,
      mostUsesEach: null,
      minimumSen: 0,
      active: true,
    },
    await asManager(request),
  );
  await openReview(page, request);
  await page.getByLabel('Promo code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this promo code.')).toBeVisible();
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Promo code ${code} is applied.`)).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `Promo code ${code}` })
      .first(),
  ).toContainText('−RM');
  await agree(page);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
});
