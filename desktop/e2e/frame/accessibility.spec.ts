import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { looks } from '../support/looks.ts';
import { expect, test } from '../support/office.ts';

/** Everything that opens in the shell, by keys and buttons that work in both languages. */
const states: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async () => {},
  'user menu': page => page.locator('header button[aria-haspopup="menu"]').last().click(),
  palette: page => page.keyboard.press('Control+k'),
  'keys sheet': page => page.keyboard.press('?'),
  'password dialog': async page => {
    await page.locator('aside button').click();
    await page.locator('[role="dialog"] button[type="submit"]').click();
  },
};

for (const { language, locale, colorScheme } of looks)
  for (const width of [1440, 800])
    test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, locale, viewport: { width, height: 900 } });

      test('the login', async ({ workplace }) => {
        const page = await workplace();
        await page.locator('button[type="submit"]').click();
        await expect(page.locator('[aria-invalid]')).toHaveCount(2);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
      });

      test('the shell and all its dialogs', async ({ office }) => {
        const page = await office('admin');
        await expect(page.locator('h1')).toBeVisible();
        for (const [name, open] of Object.entries(states)) {
          await test.step(name, async () => {
            await open(page);
            await expectAccessible(page);
            await page.keyboard.press('Escape');
          });
        }
      });
    });

test('forced colors show which screen is open', async ({ office }) => {
  const page = await office('admin');
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeOf = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate(link => getComputedStyle(link).outlineStyle);
  expect(await edgeOf('Dashboard')).toBe('solid');
  expect(await edgeOf('Order records')).toBe('none');
});
