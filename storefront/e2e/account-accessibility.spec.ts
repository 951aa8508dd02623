import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signInAs } from './support/account.ts';

test.use({ reducedMotion: 'reduce' });

for (const language of ['en', 'zh', 'ko'])
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]),
    );

    test('login, registration and reset, with what they refuse', async ({ page }) => {
      for (const path of ['/login', '/login/registration', '/login/passwordReset']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
        await page.locator('button[type=submit]').click();
        await expect(page.locator('[aria-invalid]').first()).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('the personal center, signed out', async ({ page }) => {
      await page.goto('/shipClient/personalCenter', { waitUntil: 'networkidle' });
      await expectAccessible(page);
    });

    test('every part of the personal center, and its dialogs', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await signInAs(context, request, 'family', baseURL);
      const open = async (section: string) => {
        await page.goto(`/shipClient/personalCenter?section=${section}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
      };
      const dialogOf = async (button: number) => {
        await page.locator('main header ~ div').getByRole('button').nth(button).click();
        await page.getByRole('dialog').locator('button[type=submit]').click();
        await expect(page.getByRole('dialog').locator('[aria-invalid]').first()).toBeVisible();
        await expectAccessible(page);
      };
      await open('basicInfo');
      await open('security');
      await page.locator('main button[type=submit]').click();
      await expectAccessible(page);
      await dialogOf(4);
      await open('passengers');
      await dialogOf(0);
      await open('privacy');
      await dialogOf(1);
    });
  });
