import { callFrom, ownAddress } from '../../e2e/support/addresses.ts';
import { spendFreeAnswers } from '../../e2e/support/lookups.ts';
import { findOrderPath } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

/** The order lookup after too many wrong answers, submitted without the human check that is then required. */
export async function leaveCheckOut({ page, request }: Visit): Promise<void> {
  const address = ownAddress();
  await spendFreeAnswers(request, address);
  await callFrom(page, '/orders/lookup', address);
  await page.goto(findOrderPath);
  await page.getByLabel('Booking number').fill('SC4F7K2M9Q');
  await page.getByLabel('E-mail or phone').fill('siti@example.com');
  const find = page.getByRole('button', { name: 'Find booking' });
  await find.click();
  await page.getByLabel('I am human').and(page.locator(':focus')).waitFor();
  await find.click();
  await page.getByText('Please tick this box').waitFor();
}
