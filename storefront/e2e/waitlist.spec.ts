import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { bookingPath, standbyPath } from '../src/lib/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { callFrom, ownAddress } from './support/addresses.ts';
import { agree, ask, fillInOneAdult, payButton } from './support/booking.ts';
import { signIn, staffCalls } from './support/gate.ts';
import { firstMailTo, mailAfter } from './support/mail.ts';
import { cancelOrder, soldOutSailing } from './support/waitlist/sold-out-sailing.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const newAddress = () => `waits-${randomUUID().slice(0, 8)}@example.com`;

/** The address of the page that the mail's button opens. */
const linkIn = (mail: string) =>
  /\/waitingList#\S+/.exec(mail.replaceAll('&amp;', '&'))?.[0].replace(/[<")].*$/, '') ?? '';

test('a guest waits for a sold-out sailing, and books places that became free', async ({ page, request }) => {
  const { sailing, order } = await soldOutSailing(request);
  const email = newAddress();
  await callFrom(page, '/waitlist/join', ownAddress());
  await page.goto(bookingPath(sailing.id, { party: '1' }));
  await expect(heading(page, 'This sailing is sold out')).toBeVisible();
  await page.getByRole('link', { name: 'Join the waiting list' }).click();
  await expect(heading(page, 'Join the waiting list')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('Please enter your name').first()).toBeVisible();
  await page.getByLabel('Name').fill('Lim Siew Ling');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(heading(page, 'Please check your e-mail')).toBeFocused();

  await page.goto(linkIn(await firstMailTo(request, email)));
  await expect(heading(page, 'You are on the waiting list')).toBeVisible();
  await expect(page.getByText('Position 1 of 1')).toBeVisible();
  await expectAccessible(page);

  const subject = await mailAfter(request, email, () => cancelOrder(request, order));
  expect(subject).toMatch(/^Places for you until /);
  await expect(heading(page, 'We have places for you')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^29:|^30:/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(heading(page, '1 place is kept for you')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page);
  await agree(page);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);

  await page.goto(linkIn(await firstMailTo(request, email)));
  await expect(heading(page, 'You have booked')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View your booking' })).toBeVisible();
});

test('an offer is declined, and the waiting list left', async ({ page, request }) => {
  const { sailing, order } = await soldOutSailing(request);
  const [first, second] = [newAddress(), newAddress()];
  for (const email of [first, second])
    await ask(
      request,
      '/waitlist/join',
      {
        sailingIds: [sailing.id],
        tickets: { adult: 2, child: 0, infant: 0, senior: 0 },
        cabins: null,
        mostSen: null,
        contact: { name: 'Tan Wei Ming', email, phone: null },
        language: 'en',
      },
      { 'X-Forwarded-For': ownAddress() },
    );
  const links = [linkIn(await firstMailTo(request, first)), linkIn(await firstMailTo(request, second))];
  for (const link of links) {
    await page.goto(link);
    await expect(heading(page, 'You are on the waiting list')).toBeVisible();
    await expect(page.getByText('2 adults', { exact: true })).toBeVisible();
    await page.goto('/404');
  }
  await cancelOrder(request, order);
  await page.goto(links[0] ?? '');
  await expect(heading(page, 'We have places for you')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(heading(page, 'You are no longer on the waiting list')).toBeVisible();
  await page.goto('/404');
  await page.goto(links[1] ?? '');
  await expect(heading(page, 'We have places for you')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(heading(page, 'You have left the waiting list')).toBeVisible();
});

test('the screen at the counter calls numbers, and shows no names', { tag: ['@short', '@desktop'] }, async ({
  page,
  request,
}) => {
  const { sailing, order } = await soldOutSailing(request);
  const desk = staffCalls(request, await signIn(request, 'frontdesk'));
  const tickets = { adult: 2, child: 0, infant: 0, senior: 0 };
  await desk(`/office/waitlists/${sailing.id}/standby`, { name: 'Devi', phone: null, tickets, cabins: null });
  await page.goto(standbyPath(String(sailing.id), 'en'));
  await expect(page.getByRole('region', { name: 'Waiting' })).toContainText('1');
  await expect(page.getByText('No number is being called at the moment')).toBeVisible();
  await expectAccessible(page);
  await cancelOrder(request, order);
  await expect(page.getByRole('region', { name: 'Please come to the counter' })).toContainText('1');
  await expect(page.getByText('Devi')).toHaveCount(0);
});
