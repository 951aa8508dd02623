import type { Page } from 'playwright';
import { agree, farSailing, fillInOneAdult, payButton } from '../../e2e/support/booking.ts';
import { bookingPath, paths } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

/** The first step of a booking, with the party's people and a cabin chosen on the deck plan. */
export async function chooseTickets({ page, request }: Visit): Promise<void> {
  const { id } = await farSailing(request);
  await page.goto(bookingPath(id, { party: '1' }));
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  await page
    .getByRole('button', { name: /^Cabin \d+, (?!taken)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Remove cabin/ }).waitFor();
}

/** The first step of a booking of three, with the cards of the cabin types. */
export async function compareCabinTypes({ page, request }: Visit): Promise<void> {
  const { id } = await farSailing(request);
  await page.goto(bookingPath(id, { party: '3' }));
  await page.getByRole('radio', { name: /^Choose for me/ }).check();
  await page.getByRole('radio', { name: /^Any type/ }).waitFor();
}

async function choosePassengers(visit: Visit): Promise<void> {
  await chooseTickets(visit);
  await visit.page.getByRole('button', { name: 'Continue to passengers' }).click();
  await visit.page.getByRole('group', { name: /^Passenger 1/ }).waitFor();
}

/** The passengers' step, submitted empty. */
export async function leavePassengersEmpty(visit: Visit): Promise<void> {
  await choosePassengers(visit);
  await visit.page.getByLabel('Recommended by').clear();
  await visit.page.getByRole('button', { name: 'Continue to review' }).click();
  await visit.page.getByRole('link', { name: /^Passenger 1: \d+ entries$/ }).waitFor();
}

/** The passengers' step, with the list of countries open. */
export async function openCountries(visit: Visit): Promise<void> {
  await choosePassengers(visit);
  await visit.page.getByRole('combobox', { name: 'Nationality' }).click();
  await visit.page.getByRole('listbox').waitFor();
}

export async function reviewBooking(visit: Visit): Promise<void> {
  await choosePassengers(visit);
  await fillInOneAdult(visit.page);
}

/** The review with the plan of seats, one of which is chosen. */
export async function chooseSeats(visit: Visit): Promise<void> {
  await reviewBooking(visit);
  await visit.page.locator('#seat-choice summary').click();
  await visit.page.locator('[data-seat][data-taken="false"]').nth(8).click();
  await visit.page.locator('[data-seat][aria-pressed="true"]').waitFor();
}

/** Back in the passengers' step, with everything filled in. */
export async function fillInPassengers(visit: Visit): Promise<void> {
  await reviewBooking(visit);
  await visit.page.goBack();
  await visit.page.getByLabel('Full name').waitFor();
}

/** The review, submitted without accepting the terms. */
export async function payWithoutTerms(visit: Visit): Promise<void> {
  await reviewBooking(visit);
  await payButton(visit.page).click();
  await visit.page.getByText('Please check the agreement terms').waitFor();
}

/** The redirect to a bank that does not answer: an empty answer leaves the browser on the page. */
export async function holdBeforeBank(visit: Visit): Promise<void> {
  await reviewBooking(visit);
  await agree(visit.page);
  await visit.page.route('**/sandbox/pay/**', route => route.fulfill({ status: 204 }));
  await payButton(visit.page).click();
  await visit.page.waitForURL(`**${paths.jump}?*`);
}

export async function openBank(visit: Visit): Promise<void> {
  await reviewBooking(visit);
  await agree(visit.page);
  await payButton(visit.page).click();
  await visit.page.waitForURL('**/sandbox/pay/**');
}

/** The page of a sailing whose booking waits for its payment, as Back from the bank finds it. */
export async function findUnpaidBooking(visit: Visit): Promise<void> {
  await openBank(visit);
  await visit.page.goBack();
  await visit.page.getByRole('region', { name: 'You have a booking on this sailing' }).waitFor();
}

export async function payAtBank(visit: Visit): Promise<void> {
  await openBank(visit);
  await visit.page.getByRole('button', { name: /^Pay RM/ }).click();
  await waitForHeading(visit.page, 'Paid. Welcome aboard!');
}

export async function failAtBank(visit: Visit): Promise<void> {
  await openBank(visit);
  await visit.page.getByText('Try other outcomes').click();
  await visit.page.getByRole('button', { name: 'Make the payment fail' }).click();
  await waitForHeading(visit.page, 'Your payment failed');
}

/** The bank's notification is late, so the site waits. */
export async function waitForBank(visit: Visit): Promise<void> {
  await openBank(visit);
  await visit.page.getByText('Try other outcomes').click();
  await visit.page.getByLabel('Seconds').fill('3600');
  await visit.page.getByRole('button', { name: /late/ }).click();
  await visit.page.waitForURL(`**${paths.return}?*`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
}

const waitForHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
