import english from '@gangway/shared/i18n/en/storefront/booking.ts';
import passengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import { expect, type Page, test } from '@playwright/test';
import { farSailing, fillInOneAdult, newDocument } from './support/booking.ts';

const firstChoice = (page: Page) => page.getByRole('link', { name: /^Choose .+ to .+,/ }).first();
/** A part of a return trip is not paid by itself. */
const textsOfLeg = { passengers, next: english.trip.review };

test('a return trip is searched once, filled in once, and paid once (R404)', async ({ page, request }) => {
  const { route } = await farSailing(request);
  const [there, back] = [route.departure.name.en, route.destination.name.en];
  await page.goto('/home');
  await page.getByLabel('From').selectOption(there);
  await page.getByLabel('To', { exact: true }).selectOption(back);
  await page.getByRole('checkbox', { name: 'Return trip' }).check();
  await page.getByRole('button', { name: 'Search sailings' }).click();

  await test.step('the sailing there, then the one back', async () => {
    await expect(page.getByText('First choose the sailing there, then the one back.')).toBeVisible();
    await firstChoice(page).click();
    await expect(page.getByRole('heading', { level: 1, name: `${back} to ${there}` })).toBeVisible();
    await expect(page.getByText(`There: ${there} to ${back}`)).toBeVisible();
    const arrival = new URL(page.url()).searchParams.get('after') ?? '';
    expect(arrival).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect(firstChoice(page)).toBeVisible();
    await firstChoice(page).click();
  });

  await test.step('the way there', async () => {
    await expect(page.getByText('Return trip: the way there')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await fillInOneAdult(page, newDocument(), textsOfLeg);
    await page.reload();
    await page.getByRole('button', { name: 'Continue to the way back' }).click();
  });

  await test.step('the way back, with the same passenger', async () => {
    await expect(page.getByText('Return trip: the way back')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `${back} to ${there}` })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Siti Aminah');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: 'Continue to payment for both' }).click();
  });

  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: /^Book and pay RM/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(page.getByRole('link', { name: /^Booking SC/ })).toHaveCount(2);
});

test('another way there can be chosen', async ({ page, request }) => {
  const { id, route } = await farSailing(request);
  const reversed = { departure: route.destination.code, destination: route.departure.code };
  await page.goto(
    `/shipClient/routeList?${new URLSearchParams({ ...reversed, trip: 'return', outward: String(id) })}`,
  );
  await page.getByRole('link', { name: 'Choose another way there' }).click();
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: `${route.departure.name.en} to ${route.destination.name.en}`,
    }),
  ).toBeVisible();
  await expect(page.getByText('First choose the sailing there, then the one back.')).toBeVisible();
});
