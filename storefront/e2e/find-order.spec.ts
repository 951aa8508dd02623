import { expect, type Page, test } from '@playwright/test';
import { passHumanCheck } from './support/account.ts';
import { callFrom, ownAddress } from './support/addresses.ts';
import { book, farSailing } from './support/booking.ts';
import { spendFreeAnswers } from './support/lookups.ts';

const check = (page: Page) => page.getByLabel('I am human');
const find = (page: Page) => page.getByRole('button', { name: 'Find booking' }).click();

test('after too many failures a human check is required before the booking opens', async ({
  page,
  request,
}) => {
  const address = ownAddress();
  await callFrom(page, '/orders/lookup', address);
  const { order } = await book(request, (await farSailing(request)).id);
  await page.goto('/shipClient/personalOrder');
  const number = page.getByLabel('Booking number');
  const contact = page.getByLabel('E-mail or phone');
  await number.fill(order.number);
  await contact.fill('wrong@example.com');
  await find(page);
  await expect(page.getByRole('alert')).toContainText('could not find a booking');
  await expect(check(page)).toBeHidden();

  await spendFreeAnswers(request, address);
  await contact.fill('siti@example.con');
  await find(page);
  await expect(check(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Tick the box to continue' })).toBeVisible();
  await expect(number).toHaveValue(order.number);
  await expect(contact).toHaveValue('siti@example.con');

  await find(page);
  await expect(page.getByText('Please tick this box')).toBeVisible();
  await expect(check(page)).toBeFocused();
  await passHumanCheck(page);
  await find(page);
  await expect(page.getByRole('alert')).toContainText('could not find a booking');
  await expect(check(page)).not.toBeChecked();

  await contact.fill('siti@example.com');
  await passHumanCheck(page);
  await find(page);
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?order=${order.number}$`));
});
