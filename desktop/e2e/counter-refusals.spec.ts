import { passengerFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { Page } from '@playwright/test';
import { newDocument } from '../../storefront/e2e/support/booking.ts';
import { chooseSailing, openSale } from './support/counter-sale.ts';
import { expect, test } from './support/office.ts';
import { findSailings } from './support/sailings-on-sale.ts';

const SENTENCE = 'This cannot be right';

/** Makes the API refuse these fields of the next sale. */
async function refuse(page: Page, fields: Record<string, string>) {
  await page.unroute('**/office/counter-sales');
  await page.route('**/office/counter-sales', route =>
    route.fulfill({
      status: 422,
      json: { code: 422, msg: 'Please check the marked fields.', data: { error: 'invalid-input', fields } },
    }),
  );
}

/** Fields that the desk does not ask for an adult with an ID card on a domestic route. */
const unasked = ['documentExpiry', 'issuingCountry', 'placeOfBirth', 'referralCode', 'remarks'];
const typed = [
  ...passengerFieldNames
    .filter(field => !unasked.includes(field))
    .map(field => [`order.passengers.0.${field}`, `passengers.0.${field}`] as const),
  ['order.passengers.0.ticketType', 'passengers.0.ticketType'],
  ['order.passengers.0', 'passengers.0.name'],
  ['order.contact.name', 'contact.name'],
  ['order.contact.phone', 'contact.phone'],
  ['order.contact.email', 'contact.email'],
  ['order.sailingId', 'sailingId'],
  ['order.cabins.roomTypeId', 'cabin'],
  ['order.termsAccepted', 'termsAccepted'],
  ['tenderedSen', 'tenderedSen'],
] as const;

test('fields of a counter sale that the API refuses are marked and focused', async ({ office, request }) => {
  const [sailing] = await findSailings(request, 20);
  const page = await office('frontdesk', '/ship/shipOrder');
  const sale = await openSale(page);
  await chooseSailing(sale, sailing);
  await sale.getByLabel('Name').first().fill('Wanda Walk-In');
  await sale.getByText('Phone and e-mail').click();
  await sale.getByLabel('Phone').first().fill('(((((');
  await sale.getByLabel('Gender').selectOption('female');
  await sale.getByLabel('Date of birth').fill('1984-05-01');
  await sale.getByLabel('Document number').fill(newDocument());
  await sale.getByLabel('Cash received').fill('5000');
  await sale.getByLabel(/accepts the terms/).check();
  const sell = sale.getByRole('button', { name: /^Sell: take RM/ });

  await test.step('what is no phone is refused before anything is sent', async () => {
    await sell.click();
    await expect(
      sale.getByText('Please enter a phone number with its country code, such as +60 12 345 6789').first(),
    ).toBeVisible();
    await sale.getByLabel('Phone').first().fill('+60 12-345 6789');
  });
  for (const [path, field] of typed)
    await test.step(path, async () => {
      await refuse(page, { [path]: SENTENCE });
      await sell.click();
      const control = sale.locator(`[id$="-${field}"]`);
      await expect(control).toBeFocused();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(sale.getByText(SENTENCE)).toHaveCount(1);
    });
});

test('the desk asks for the place of birth on routes that require it', async ({ office, request }) => {
  const [sailing] = await findSailings(request, 30);
  if (!sailing) throw new Error('there is no sailing');
  const { departure, destination } = sailing.route;
  const name = `${departure.name.en} → ${destination.name.en}`;
  const manager = await office('manager', '/voyage/route');
  await manager.getByRole('row', { name: new RegExp(name) }).click();
  const route = manager.getByRole('dialog', { name });
  await route.getByRole('tab', { name: 'Route' }).click();
  await route.getByLabel(/Ask passengers for their place of birth/).check();
  await route.getByRole('button', { name: 'Save' }).click();
  await expect(route).toBeHidden();

  const page = await office('frontdesk', '/ship/shipOrder');
  const sale = await openSale(page);
  await expect(sale.getByLabel('Place of birth')).toHaveCount(0);
  await chooseSailing(sale, sailing);
  await expect(sale.getByLabel('Place of birth')).toBeVisible();
});
