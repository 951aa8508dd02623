import { languageFacts, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { expectAccessible } from '../../storefront/e2e/support/accessible.ts';
import { menuScreens } from './support/menu.ts';
import { expect, test } from './support/office.ts';

// These tests are independent, and one worker alone would still run them after all others are done.
test.describe.configure({ mode: 'parallel' });

for (const language of officeLanguages)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale: languageFacts(language).locale });

      test('axe finds no violations on any screen', async ({ office }) => {
        test.setTimeout(240_000);
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
