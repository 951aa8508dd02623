import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectTidy } from './support/accessible.ts';
import { book, farSailing, fillInOneAdult } from './support/booking.ts';

test.use({ reducedMotion: 'reduce' });

const screens = {
  home: '/home',
  'route list': '/shipClient/routeList?departure=port-klang&destination=penang',
  'find booking': '/shipClient/personalOrder',
  login: '/login',
  'not found': '/404',
  terms: '/privacyPolicy/termsConditions',
  privacy: '/privacyPolicy',
  'PDPA notice': '/privacyPolicy/pda',
  'unknown payment': '/return',
};

for (const [name, path] of Object.entries(screens)) {
  test(name, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  for (const language of ['zh', 'ko'])
    test(`${name} in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectTidy(page);
    });
}

test('every step of a booking', async ({ page, request }) => {
  const sailing = await farSailing(request);
  await page.goto(`/shipClient/pay/ship?sailing=${sailing.id}`);
  await page.getByRole('radio', { name: /^Choose on the deck plan/ }).check();
  await page
    .getByRole('button', { name: /^Cabin \d+, (?!taken)/ })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Best for us/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to passengers' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expectAccessible(page);
  await fillInOneAdult(page);
  await expectAccessible(page);
});

test('an order and its cancel dialog', async ({ page, request }) => {
  const { order, accessToken } = await book(request, (await farSailing(request)).id);
  await page.goto(`/shipClient/personalOrder?order=${order.number}&key=${accessToken}`);
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel tickets or cabins' }).click();
  await expect(page.getByRole('button', { name: /^Cancel 2 tickets/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
});
