import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { expect, type Page, test } from '@playwright/test';
import { agree, farSailing, fillInOneAdult, payButton } from './support/booking.ts';

const SENTENCE = 'This cannot be right';

/** Makes the API refuse these fields of the next order. */
async function refuse(page: Page, fields: Record<string, string>) {
  await page.unroute('**/prod-api/orders');
  await page.route('**/prod-api/orders', route =>
    route.fulfill({
      status: 422,
      json: { code: 422, msg: 'Please check the marked fields.', data: { error: 'invalid-input', fields } },
    }),
  );
}

async function openReview(page: Page, sailingId: number) {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
  await agree(page);
}

const fieldAt = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Fields not asked for an adult with an ID card on a domestic route. */
const unasked = ['documentExpiry', 'issuingCountry', 'placeOfBirth'];
const typed = [
  ...passengerFieldNames
    .filter(field => !unasked.includes(field))
    .map(field => [`passengers.0.${field}`, `passengers.0.${field}`] as const),
  ['contact.email', 'contact.email'],
  ['contact.phone', 'passengers.0.phone'],
  ['referralCode', 'passengers.0.referralCode'],
] as const;

test('passenger fields that the API refuses are marked and focused', async ({ page, request }) => {
  await openReview(page, (await farSailing(request)).id);
  for (const [path, id] of typed)
    await test.step(path, async () => {
      await refuse(page, { [path]: SENTENCE });
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: 'Passenger details' })).toBeVisible();
      await expect(fieldAt(page, id)).toBeFocused();
      await expect(fieldAt(page, id)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldAt(page, id)).toHaveAccessibleDescription(new RegExp(SENTENCE));
      await expect(page.getByRole('region', { name: 'Please check the marked fields.' })).toBeVisible();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
    });
});

test('a mark disappears when the field changes', async ({ page, request }) => {
  await openReview(page, (await farSailing(request)).id);
  await refuse(page, { 'passengers.0.name': SENTENCE, 'contact.email': SENTENCE });
  await payButton(page).click();
  await expect(fieldAt(page, 'contact.email')).toHaveAttribute('aria-invalid', 'true');
  await fieldAt(page, 'passengers.0.name').fill('Siti Aminah binti Yusof');
  await expect(fieldAt(page, 'passengers.0.name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(fieldAt(page, 'contact.email')).toHaveAttribute('aria-invalid', 'true');
});

for (const [path, heading] of [
  ['passengers.0.ticketType', 'Who is traveling?'],
  ['cabins.roomIds', 'Who is traveling?'],
  ['paymentMethod', 'Review and pay'],
  ['termsAccepted', 'Review and pay'],
] as const)
  test(`a refused ${path} opens its step`, async ({ page, request }) => {
    await openReview(page, (await farSailing(request)).id);
    await refuse(page, { [path]: SENTENCE });
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText(SENTENCE).first()).toBeVisible();
  });

for (const [email, sentence] of [
  ['a..b@example.com', 'Please enter an e-mail address such as name@example.com'],
  ['josé@example.com', 'Please enter an e-mail address with plain letters only, without accents'],
] as const)
  test(`${email} is refused without a request`, async ({ page, request }) => {
    await openReview(page, (await farSailing(request)).id);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('E-mail for the tickets').fill(email);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Passenger details' })).toBeVisible();
  });
