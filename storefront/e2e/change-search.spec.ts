import type { RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { expect, test } from '@playwright/test';
import { ask } from './support/booking.ts';

test('the search form opens filled in with the current search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => void scripts.push(new URL(request.url()).pathname));
  // The form is a part of the home page's file.
  const formCode = () => scripts.some(path => path.startsWith('/assets/home-'));

  await page.goto('/shipClient/routeList?departure=port-klang&destination=penang&party=3');
  await expect(page.getByRole('status').filter({ hasText: /sailings?$/ })).toBeVisible();
  expect(formCode()).toBe(false);

  await page.getByText('Change search').click();
  const form = page.getByRole('search');
  await expect(form.getByLabel('From')).toHaveValue('port-klang');
  await expect(form.getByLabel('To')).toHaveValue('penang');
  expect(formCode()).toBe(true);

  await form.getByRole('button', { name: 'Swap departure and destination' }).click();
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/departure=penang&destination=port-klang&party=3/);
  await expect(form.getByLabel('From')).toHaveValue('penang');
});

test('a day whose fare could not be loaded is not said to be without sailing', async ({ page }) => {
  await page.route('**/prod-api/sailings/calendar?*', route => route.abort());
  await page.goto('/shipClient/routeList');
  const dates = page.getByRole('navigation', { name: 'Dates and lowest fares' });
  await expect(dates.getByText('Fare not known')).toHaveCount(7);
  await expect(dates.getByText('No sailing')).toHaveCount(0);
});

test('destinations are ports to which a route leads from the port of departure (R384)', async ({
  page,
  request,
}) => {
  const routes = await ask<RouteSummary[]>(request, '/routes');
  const [{ departure }] = routes as [RouteSummary];
  const reachable = routes.filter(route => route.departure.code === departure.code);
  await page.goto('/home');
  const to = page.getByLabel('To', { exact: true });
  await expect(to.locator(`option[value="${departure.code}"]`)).toBeAttached();
  await to.selectOption(departure.code);
  await page.getByLabel('From').selectOption(departure.code);
  await expect(to).toHaveValue('');
  const values = await to
    .locator('option')
    .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value));
  expect(values.filter(value => value !== '').toSorted()).toEqual(
    reachable.map(({ destination }) => destination.code).toSorted(),
  );
});

test('the first result can be chosen in the first screen, and says the total of the party (R396)', async ({
  page,
}) => {
  await page.goto('/shipClient/routeList?departure=port-klang&destination=penang&party=3');
  const first = page.getByRole('link', { name: /^Choose/ }).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const card = page
    .getByRole('listitem')
    .filter({ hasText: /for 3 adults/ })
    .first();
  await expect(card).toContainText(/RM\s[\d,]+\.\d{2} for 3 adults/);
  await expect(card).toContainText(/\d+ h/);
});
