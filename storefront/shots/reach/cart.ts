import { farSailings } from '../../e2e/support/booking.ts';
import { cartItem, storeCartItems } from '../../e2e/support/cart.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

const CHECK_OUT = /^Book and pay RM [\d,]+\.\d{2}$/;

/** One sailing that can be booked, one whose price has changed, one that is gone. */
export async function openCart({ page, request }: Visit): Promise<void> {
  const [sailing, other] = await farSailings(request);
  await storeCartItems(page, [
    cartItem(sailing?.id ?? 0),
    cartItem(other?.id ?? 0, { seenTotalSen: 1000, cabins: { kind: 'assigned' } }),
    cartItem(999_999),
  ]);
  await page.goto(paths.booking);
  await page.getByText('The price has changed').waitFor();
}

/** One of two orders was made, the other refused. */
export async function checkOutCart({ page, request }: Visit): Promise<void> {
  const [sailing, other] = await farSailings(request);
  await storeCartItems(page, [
    cartItem(sailing?.id ?? 0),
    cartItem(other?.id ?? 0, { passenger: { referralCode: 'NOBODY' } }),
  ]);
  await page.goto(paths.booking);
  await page.getByRole('radio', { name: /^Online banking/ }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: CHECK_OUT }).click();
  await page.getByRole('heading', { name: 'Successfully created 1/2 orders' }).waitFor();
}
