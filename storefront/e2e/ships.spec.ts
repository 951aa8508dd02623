import { PAGE_ANSWERS_ID } from '@gangway/shared/contract/base/page-answers.ts';
import type { SailingDetail, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { farSailing } from './support/booking.ts';

test('a search for one ship shows the ship, and so does its booking (R403)', async ({ page, request }) => {
  const { id, ship } = await farSailing(request);
  await page.goto(`/shipClient/routeList?ship=${ship.code}`);
  const about = page.locator('details').filter({ hasText: `About ${ship.name}` });
  await about.getByText(`About ${ship.name}`).click();
  await expect(about).toContainText(/Carries up to \d+ people/);
  const pictures = about.getByRole('img', { name: new RegExp(`^${ship.name}, picture \\d of \\d$`) });
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`/shipClient/pay/ship?sailing=${id}`);
  const aboard = page.locator('details').filter({ hasText: `About ${ship.name}` });
  await aboard.getByText(`About ${ship.name}`).click();
  await expect(aboard).toContainText(/Carries up to \d+ people/);
});

test('the page of a ship shows its cabins and decks, and leads to its sailings (R464)', async ({
  page,
  request,
}) => {
  const { ship } = await farSailing(request);
  await page.goto(`/shipClient/routeList?ship=${ship.code}`);
  await page.getByText(`About ${ship.name}`).click();
  await page.getByRole('link', { name: `All about ${ship.name}` }).click();
  await expect(page).toHaveURL(`/ship/${ship.code}`);
  await expect(page.getByRole('heading', { name: ship.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(`${ship.name}: cabins and decks - Selat Cruises`);

  const types = page.getByRole('region', { name: 'Cabins' }).getByRole('listitem');
  await expect(types.filter({ hasText: 'no window' }).first()).toContainText(
    /bed.*sleeps \d.*\d+ cabins?.*from\sRM\s[\d.]+\sper cabin/s,
  );
  const decks = page.getByRole('region', { name: 'Decks' });
  const [first, second] = await decks.getByRole('radio').all();
  await expect(first as Locator).toBeChecked();
  const cabins = decks.getByRole('img', { name: /^Cabin \w+, .*side/ });
  const ofFirst = await cabins.first().getAttribute('aria-label');
  await first?.press('ArrowRight');
  await expect(second as Locator).toBeChecked();
  await expect(cabins.first()).not.toHaveAttribute('aria-label', ofFirst as string);
  // Nothing is chosen here.
  await expect(decks.getByRole('button', { name: /^Cabin/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeVisible();

  await page.getByRole('link', { name: `Sailings with ${ship.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`ship=${ship.code}`));
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
});

test('there is no page of an unknown ship', async ({ page }) => {
  const response = await page.goto('/ship/no-such-ship');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
});

test('a search for all ships describes none', async ({ page }) => {
  await page.goto('/shipClient/routeList');
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
  await expect(page.getByText(/^About /)).toHaveCount(0);
});

/** The ship of every sailing has no cabins, or has sold all of them. */
async function withoutCabins(page: Page, hasCabins: boolean): Promise<void> {
  // The page has answers of its own, and would not ask.
  await page.route('**/shipClient/**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(`id="${PAGE_ANSWERS_ID}"`, 'id="unread"');
    await route.fulfill({ response, body });
  });
  await page.route(/\/prod-api\/sailings(\/\d+)?(\?|$)/, async route => {
    const response = await route.fetch();
    const answer: { data: SailingDetail & { items?: SailingSummary[] } } = await response.json();
    for (const sailing of answer.data.items ?? [answer.data])
      Object.assign(sailing, { hasCabins, cabinsLeft: 0, cabinFromSen: null });
    await route.fulfill({ response, json: answer });
  });
}

test('a search and its booking say that the cabins of a sailing are sold out', async ({ page, request }) => {
  const { id } = await farSailing(request);
  await withoutCabins(page, true);
  await page.goto('/shipClient/routeList');
  await expect(page.getByText('Cabins sold out').first()).toBeVisible();
  await page.goto(`/shipClient/pay/ship?sailing=${id}`);
  await expect(page.getByText('All cabins on this sailing are sold out.')).toBeVisible();
  // One may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('nothing is said about cabins of a ship that has none', async ({ page, request }) => {
  const { id } = await farSailing(request);
  await withoutCabins(page, false);
  await page.goto('/shipClient/routeList');
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
  await expect(page.getByText('Cabins sold out')).toHaveCount(0);
  await page.goto(`/shipClient/pay/ship?sailing=${id}`);
  await expect(page.getByRole('heading', { name: 'Who is traveling?' })).toBeVisible();
  await expect(page.getByText('All cabins on this sailing are sold out.')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
