import { expect, type Page, test } from '@playwright/test';
import { ownAddress } from './support/addresses.ts';
import { agree, book, farSailing, fillInOneAdult, payButton } from './support/booking.ts';

/** How many places a network may hold before its browsers must solve a proof of work (the setting `holdPlacesBeforeCheck`). */
const BEFORE_CHECK = 24;
const PARTY = 3;

async function openReview(page: Page, sailingId: number, idNumber?: string) {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}`);
  await fillIn(page, idNumber);
}

async function fillIn(page: Page, idNumber?: string) {
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page, idNumber);
  await agree(page);
}

test('in a busy network the browser solves a proof of work automatically, and books with the same key', async ({
  page,
  request,
}) => {
  const { id } = await farSailing(request);
  const from = ownAddress();
  for (let held = 0; held < BEFORE_CHECK; held += PARTY) await book(request, id, { size: PARTY, from });
  const sent: { status: number; key: string | undefined; proof: boolean }[] = [];
  await page.route('**/prod-api/orders', async route => {
    const headers: Record<string, string> = { ...route.request().headers(), 'X-Forwarded-For': from };
    const response = await route.fetch({ headers });
    const { humanCheck } = route.request().postDataJSON() as { humanCheck?: string };
    sent.push({
      status: response.status(),
      key: headers['idempotency-key'],
      proof: humanCheck !== undefined,
    });
    await route.fulfill({ response });
  });
  let solve = () => {};
  const shown = new Promise<void>(resolve => {
    solve = resolve;
  });
  await page.route('**/prod-api/human-check/challenge', async route => {
    await shown;
    await route.continue();
  });
  await openReview(page, id);
  await payButton(page).click();
  await expect(page.getByText('We are checking that you are a person.', { exact: false })).toBeVisible();
  solve();
  await page.waitForURL(/\/jump\?payment=/);
  expect(sent).toEqual([
    { status: 428, key: expect.any(String), proof: false },
    { status: 200, key: sent[0]?.key, proof: true },
  ]);
});

test('a document already on the sailing is marked at its passenger, and the input is kept', async ({
  page,
  request,
}) => {
  const { id } = await farSailing(request);
  const bookedDocument = `T${Date.now()}`;
  await openReview(page, id, bookedDocument);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.goto(`/shipClient/pay/ship?sailing=${id}`);
  await page.getByRole('button', { name: 'Make another booking' }).click();
  await fillIn(page, bookedDocument.split('').join(' '));
  await payButton(page).click();
  const field = page.getByLabel('ID or passport number');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This document is already booked on this sailing\./);
  await expect(page.getByLabel('Full name')).toHaveValue('Siti Aminah');
});
