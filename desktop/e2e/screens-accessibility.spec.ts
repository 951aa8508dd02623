import { expectAccessible } from '../../storefront/e2e/support/accessible.ts';
import { looks } from './support/looks.ts';
import { menuScreens } from './support/menu.ts';
import { expect, test } from './support/office.ts';

// These tests are independent; one worker alone would still be running them after all others are done.
test.describe.configure({ mode: 'parallel' });

for (const { language, locale, colorScheme } of looks)
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, locale });

    test('axe finds nothing on any screen', async ({ office }) => {
      // All screens one after the other take four minutes on two busy cores.
      test.setTimeout(720_000);
      const page = await office('admin');
      for (const { path } of menuScreens)
        await test.step(path, async () => {
          await page.goto(new URL(path, page.url()).href);
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
        });
    });
  });
