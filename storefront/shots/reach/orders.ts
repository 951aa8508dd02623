import { logIn, signInAs } from '../../e2e/support/account.ts';
import { book, farSailing } from '../../e2e/support/booking.ts';
import { openPaidOrder } from '../../e2e/support/paid-order.ts';
import { paths } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

/** A guest's order with a cabin, waiting for its payment. */
export async function openUnpaidOrder({ page, request }: Visit): Promise<void> {
  const { order, accessToken } = await book(request, (await farSailing(request)).id, {
    cabins: { kind: 'assigned' },
  });
  await page.goto(`${paths.personalOrder}?order=${order.number}&key=${accessToken}`);
  await page.getByRole('timer').waitFor();
}

export async function openTickets({ page, request }: Visit): Promise<void> {
  await openPaidOrder(page, request);
}

export async function openCancellation(visit: Visit): Promise<void> {
  await openTickets(visit);
  await visit.page.getByRole('button', { name: 'Cancel tickets or cabins' }).click();
  await visit.page.getByRole('checkbox', { name: 'Everything' }).check();
  await visit.page.getByRole('button', { name: /^Cancel 2 tickets/ }).waitFor();
}

/** A paid order that was fully refunded. */
export async function giveBackOrder(visit: Visit): Promise<void> {
  await openCancellation(visit);
  await visit.page.getByRole('button', { name: /^Cancel 2 tickets/ }).click();
  await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });
  // The page polls until the bank has made the refund.
  await visit.page.getByText('Refunded', { exact: true }).first().waitFor({ timeout: 40_000 });
}

/** The list of a customer with orders in every state, including a new one. */
export async function openMyOrders({ page, context, request, url }: Visit): Promise<void> {
  await book(request, (await farSailing(request)).id, { token: await logIn(request, 'family') });
  await signInAs(context, request, 'family', url);
  await page.goto(paths.personalOrder);
  await page.getByRole('checkbox').first().waitFor();
}

export async function chooseOrders(visit: Visit): Promise<void> {
  await openMyOrders(visit);
  await chooseTwo(visit);
}

async function chooseTwo({ page }: Visit): Promise<void> {
  const choices = page.getByRole('checkbox', { name: /^Select booking/ });
  await choices.nth(0).check();
  await choices.nth(1).check();
}

export async function cancelChosenOrders(visit: Visit): Promise<void> {
  await openMyOrders(visit);
  await visit.page.getByRole('button', { name: 'Paid', exact: true }).click();
  await visit.page
    .getByRole('listitem')
    .filter({ hasText: 'Waiting for payment' })
    .first()
    .waitFor({ state: 'hidden' });
  await chooseTwo(visit);
  await visit.page.getByRole('button', { name: /^Cancel \d…$/ }).click();
  await visit.page.getByRole('dialog').getByText('Charge today').waitFor();
}

/** The payment of an unpaid order of the list. */
export async function payChosenOrders(visit: Visit): Promise<void> {
  await openMyOrders(visit);
  await visit.page.getByRole('button', { name: 'Waiting for payment', exact: true }).click();
  await visit.page
    .getByRole('checkbox', { name: /^Select booking/ })
    .first()
    .check();
  await visit.page
    .getByRole('region', { name: 'Selected bookings' })
    .getByRole('button', { name: /^Pay RM/ })
    .click();
  await visit.page.getByRole('dialog').getByRole('radio', { checked: true }).waitFor();
}

/** An order that was canceled before it was paid. */
export async function cancelUnpaidOrder(visit: Visit): Promise<void> {
  await openUnpaidOrder(visit);
  await visit.page.getByRole('button', { name: 'Cancel tickets or cabins' }).click();
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Everything' }).check();
  await dialog.getByRole('button', { name: /^Cancel 2 tickets/ }).click();
  await visit.page.getByText('Canceled', { exact: true }).first().waitFor();
}
