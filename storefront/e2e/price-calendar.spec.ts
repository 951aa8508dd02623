import { expect, test } from '@playwright/test';

test('only days with a sailing can be chosen, by mouse and keyboard, and the list keeps the day', {
  tag: '@short',
}, async ({ page }) => {
  await page.goto('/home');
  await page.getByLabel('From').selectOption('Penang');
  await page.getByLabel('To', { exact: true }).selectOption('Langkawi');
  const field = page.getByRole('button', { name: 'Date: Any date' });
  await field.click();
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await dialog.getByRole('button', { name: 'Later month' }).click();
  const days = dialog.getByRole('button', { name: /, RM [\d,]+\.\d{2}/ });
  await expect(days.first()).toBeVisible();
  expect(await dialog.getByRole('button', { name: /lowest fare of the month/ }).count()).toBeGreaterThan(0);

  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(1)).toBeFocused();
  const day = (await days.nth(1).getAttribute('data-date')) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Search sailings' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  await expect(page.getByRole('link', { name: /^Choose Penang to Langkawi/ }).first()).toBeVisible();
});

test('a failed calendar request is retried', async ({ page }) => {
  await page.goto('/home');
  await page.route('**/prod-api/sailings/calendar?*', route => route.abort());
  await page.getByRole('button', { name: 'Date: Any date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Date' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/prod-api/sailings/calendar?*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Any date' }).click();
  await expect(dialog).toBeHidden();
});

test('a search can be shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/shipClient/routeList?departure=penang&destination=langkawi');
  await page.getByRole('button', { name: /^Share Penang to Langkawi · / }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/shipClient\/routeList\?departure=penang&destination=langkawi$/,
  );
});
