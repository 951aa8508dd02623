import type { SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import english from '@gangway/shared/i18n/en/storefront/booking.ts';
import passengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import review from '@gangway/shared/i18n/en/storefront/review.ts';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from './support/accessible.ts';
import {
  agree,
  ask,
  book,
  chooseCountry,
  farSailing,
  farSailings,
  fillInOneAdult,
  newDocument,
  payButton,
} from './support/booking.ts';
import { askForSeatFee } from './support/gate.ts';
import { expectFocusOn, keyboardOf } from './support/input/keyboard.ts';

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ request }) => askForSeatFee(request, 500));

/** Rows in which nobody sits, counted from the stern: other tests fill the ship from the bow. */
async function emptyRows(request: APIRequestContext, sailingId: number): Promise<number[]> {
  const { seats, taken } = await ask<SeatMap>(request, `/sailings/${sailingId}/seats`);
  const rows = Array.from({ length: Math.floor(seats / 6) }, (_, row) => row + 1).reverse();
  return rows.filter(row => !taken.some(seat => seat.slice(0, -1) === String(row)));
}

/** A row in which nobody sits, with another one behind it. */
async function emptyRow(request: APIRequestContext, sailingId: number): Promise<number> {
  const rows = await emptyRows(request, sailingId);
  const row = rows.find(candidate => rows.includes(candidate + 1));
  if (row === undefined) throw new Error('the ship is full');
  return row;
}

async function openReview(page: Page, sailingId: number, party: readonly string[]): Promise<void> {
  await page.goto(`/shipClient/pay/ship?sailing=${sailingId}&party=${party.length}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  for (const [index, name] of party.entries()) {
    const form = page.getByRole('group', { name: `Passenger ${index + 1}` });
    await form.getByLabel('Full name').fill(name);
    if (index === 0) await form.getByLabel('Phone number').fill('+60 12 345 6789');
    await form.getByLabel('Gender').selectOption('female');
    await form.getByLabel('Date of birth').fill('1988-04-12');
    await form.getByLabel('Travel document').selectOption('idCard');
    await form.getByLabel('ID or passport number').fill(newDocument());
    await chooseCountry(form.getByLabel('Nationality'), 'MY');
  }
  await page.getByLabel(passengers.contact.email).fill('siti@example.com');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { name: review.step.heading })).toBeVisible();
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Seats, bow at the top' });
const seat = (page: Page, name: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^Seat ${name},`) });
const unfold = (page: Page) => page.getByText('Choose seats', { exact: true }).click();
const seatLine = (page: Page, count: number) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^Seat choice, ${count} × RM\\s5.00`) });

test('a party chooses its seats by touch, pays the fee, and sits there', { tag: '@short' }, async ({
  page,
  request,
  hasTouch,
}) => {
  const { id } = await farSailing(request);
  const row = await emptyRow(request, id);
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  await openReview(page, id, ['Siti Aminah', 'Nurul Huda']);
  await expect(page.getByText(/A chosen seat costs RM\s5\.00\./)).toBeVisible();
  await unfold(page);
  await expect(page.getByRole('radio', { name: 'Siti Aminah No seat chosen' })).toBeChecked();

  await test.step('every seat is large enough for a finger, and the whole row fits', async () => {
    const edges = page.viewportSize()?.width ?? 0;
    for (const letter of 'ABCDEF') {
      const box = await seat(page, `${row}${letter}`).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edges);
    }
  });

  await press(seat(page, `${row}C`));
  await expect(page.getByRole('radio', { name: 'Nurul Huda No seat chosen' })).toBeChecked();
  await press(seat(page, `${row}D`));
  const whoSitsWhere = page.getByText(`Siti Aminah: ${row}C, Nurul Huda: ${row}D`);
  await expect(whoSitsWhere).toBeVisible();
  await expect(seatLine(page, 2).first()).toContainText(/RM\s10\.00/);
  await press(seat(page, `${row}C`));
  await expect(page.getByRole('radio', { name: 'Siti Aminah No seat chosen' })).toBeChecked();
  await press(seat(page, `${row}A`));
  await page.reload();
  await expect(page.getByText(`Siti Aminah: ${row}A, Nurul Huda: ${row}D`)).toBeVisible();

  await agree(page);
  await expect(seatLine(page, 2).first()).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await page.getByRole('link', { name: 'Show my e-tickets' }).click();
  for (const letter of ['A', 'D'])
    await expect(page.getByText(`${row}${letter}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/of it RM\s5\.00 for the chosen seat/).first()).toBeVisible();
});

test('seats are chosen by keyboard: one tab stop, arrow keys, Enter and Space', {
  tag: ['@short', '@desktop'],
}, async ({ page, request }) => {
  const { id } = await farSailing(request);
  const row = await emptyRow(request, id);
  const keyboard = keyboardOf(page);
  await openReview(page, id, ['Siti Aminah']);
  await page.getByRole('heading', { name: review.step.heading }).focus();
  await keyboard.tabTo(page.locator('summary').filter({ hasText: 'Choose seats' }));
  await keyboard.press('Enter');
  await expect(grid(page)).toBeVisible();
  await keyboard.tabTo(page.getByRole('radio', { name: /^Siti Aminah/ }));
  await page.keyboard.press('Tab');
  const entered = grid(page).locator(':focus');
  await expect(entered).toHaveAccessibleName(/, free$/);
  const at = (await entered.getAttribute('data-seat')) ?? '';
  for (let from = Number(at.slice(0, -1)); from < row; from++) await page.keyboard.press('ArrowDown');
  await keyboard.press('Home', 'ArrowLeft');
  await expectFocusOn(page, seat(page, `${row}A`));
  await keyboard.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expectFocusOn(page, seat(page, `${row}D`));
  await keyboard.press('Enter');
  await expect(seat(page, `${row}D`)).toHaveAccessibleName(`Seat ${row}D, Siti Aminah`);
  await expect(seat(page, `${row}D`)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Space');
  await expect(seat(page, `${row}D`)).toHaveAccessibleName(`Seat ${row}D, free`);
  await keyboard.press('End', 'ArrowDown');
  await expectFocusOn(page, seat(page, `${row + 1}F`));
  await keyboard.press('ArrowUp', 'Space');
  await expect(page.getByText(`Siti Aminah: ${row}F`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusOn(page, page.getByRole('button', { name: 'Choose no seats' }));
  await keyboard.press('Shift+Tab');
  await expectFocusOn(page, seat(page, `${row}F`));
});

test('a seat that was taken meanwhile is named, nothing is lost, and another one is chosen', {
  tag: '@short',
}, async ({ page, request }) => {
  const { id } = await farSailing(request);
  const row = await emptyRow(request, id);
  await openReview(page, id, ['Siti Aminah']);
  await unfold(page);
  await seat(page, `${row}C`).click();
  await agree(page);
  await expect(seatLine(page, 1).first()).toBeVisible();
  await book(request, id, { seats: [`${row}C`, `${row}D`] });
  await payButton(page).click();

  const refusal = page.getByRole('alert').filter({ hasText: 'Everything you entered has been kept.' });
  await expect(refusal).toContainText(`Seat ${row}C has just been taken. Please choose another seat.`);
  await expect(page.getByRole('button', { name: 'Choose another seat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seat(page, `${row}C`)).toHaveAccessibleName(`Seat ${row}C, taken`);
  await expect(seat(page, `${row}D`)).toHaveAccessibleName(`Seat ${row}D, taken`);
  await seat(page, `${row}E`).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByText(/has just been taken/)).toHaveCount(0);
  await expect(page.getByText(`Siti Aminah: ${row}E`)).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test('a seat that is gone when the page is opened again leads to the seats', async ({ page, request }) => {
  const { id } = await farSailing(request);
  const row = await emptyRow(request, id);
  await openReview(page, id, ['Siti Aminah']);
  await unfold(page);
  await seat(page, `${row}C`).click();
  await expect(seatLine(page, 1).first()).toBeVisible();
  await book(request, id, { seats: [`${row}C`] });
  await page.reload();
  await page.getByRole('button', { name: 'Choose another seat' }).click();
  await expect(seat(page, `${row}C`)).toBeFocused();
  await page.getByRole('button', { name: 'Choose no seats' }).click();
  await expect(page.getByText(/has just been taken/)).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
});

test('each part of a return trip has its own seats', async ({ page, request }) => {
  const [there, back] = await farSailings(request);
  if (!there || !back) throw new Error('two sailings are expected');
  const rows = [await emptyRow(request, there.id), await emptyRow(request, back.id)];
  await page.goto(`/shipClient/pay/ship?sailing=${there.id}&back=${back.id}`);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await fillInOneAdult(page, newDocument(), { passengers, next: english.trip.review });
  await unfold(page);
  await seat(page, `${rows[0]}B`).click();
  await expect(seatLine(page, 1).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the way back' }).click();
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText(`Siti Aminah: ${rows[0]}B`)).toHaveCount(0);
  await unfold(page);
  await seat(page, `${rows[1]}E`).click();
  await expect(seatLine(page, 1).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment for both' }).click();
  await expect(page.getByText(`Chosen seats: ${rows[0]}B`)).toBeVisible();
  await expect(page.getByText(`Chosen seats: ${rows[1]}E`)).toBeVisible();
  await expect(seatLine(page, 1)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: /^Book and pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  for (const [index, sailing] of [there, back].entries()) {
    const { taken } = await ask<SeatMap>(request, `/sailings/${sailing.id}/seats`);
    expect(taken).toContain(`${rows[index]}${'BE'[index]}`);
  }
});

test('the seats are accessible, in the light and the dark scheme', async ({ page, request }) => {
  const { id } = await farSailing(request);
  const row = await emptyRow(request, id);
  await book(request, id, { seats: [`${row}A`] });
  await openReview(page, id, ['Siti Aminah']);
  await unfold(page);
  await seat(page, `${row}C`).click();
  await expect(seat(page, `${row}A`)).toHaveAccessibleName(`Seat ${row}A, taken`);
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
  await expectAccessible(page);
  await expectReadableInDark(page);
});
