import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openFirstRow } from '../support/first-row.ts';
import { looks } from '../support/looks.ts';
import { expect, test } from '../support/office.ts';

/**
 * Each screen by its address, with everything that opens on it; `screens-accessibility.spec.ts` checks the screens
 * themselves.
 */
const screens: Record<string, (page: Page) => Promise<void>> = {
  '/ship/ship': openFirstRow,
  '/ship/slides': page => page.locator('tbody img').first().click(),
  '/ship/guide?page=faq': openFirstRow,
  '/ship/roomTypeManagement': openFirstRow,
  '/ship/roomTypeManagement?tab=prices': async page => {
    await page.locator('[data-cell="0,0"]').click();
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
  },
  '/ship/roomManagement': page => page.locator('[data-room]').first().click(),
  '/ship/roomManagement?view=list': async page => {
    await page.keyboard.press('s');
    await page.getByRole('dialog').waitFor();
  },
};

// These tests are independent; one worker alone would still be running them after all others are done.
test.describe.configure({ mode: 'parallel' });

for (const { language, locale, colorScheme } of looks)
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale });

    test('fleet and rooms', async ({ office }) => {
      test.slow();
      const page = await office('manager');
      for (const [path, open] of Object.entries(screens)) {
        await test.step(path, async () => {
          await page.goto(new URL(path, page.url()).href);
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('[data-room], [data-index], [data-cell]').first()).toBeVisible();
          if (path.includes('?')) await expectAccessible(page);
          await open(page);
          // Wait until animations have ended.
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
          await expectAccessible(page);
        });
      }
    });
  });
