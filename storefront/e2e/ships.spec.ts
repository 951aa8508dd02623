import { expect, test } from '@playwright/test';
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

test('a search for all ships describes none', async ({ page }) => {
  await page.goto('/shipClient/routeList');
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
  await expect(page.getByText(/^About /)).toHaveCount(0);
});
