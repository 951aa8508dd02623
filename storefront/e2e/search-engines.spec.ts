import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, type Page, test } from '@playwright/test';

const sent = /<title>(.*?)<\/title>/;

/** Collects every violation of the page's Content-Security-Policy. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { policyViolations: seen });
    document.addEventListener('securitypolicyviolation', event => {
      seen.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations);
}

async function nextSailing(page: Page): Promise<number> {
  const answer = await (await page.request.get('/prod-api/sailings?size=1')).json();
  return answer.data.items[0].id;
}

test('structured data are in the page and comply with its Content-Security-Policy', {
  tag: ['@short', '@desktop'],
}, async ({ page }) => {
  const violations = await watchPolicy(page);
  const paths = {
    '/home': ['Organization'],
    '/shipClient/routeList': ['ItemList'],
    '/luggage': ['WebPage', 'BreadcrumbList'],
    '/faq': ['FAQPage', 'BreadcrumbList'],
    [`/shipClient/pay/ship?sailing=${await nextSailing(page)}`]: ['BoatTrip', 'Event'],
  };
  for (const [path, types] of Object.entries(paths)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.map(text => JSON.parse(text)['@type'])).toEqual(types);
    expect(await violations()).toEqual([]);
  }
});

for (const language of languages)
  test(`the server’s title matches the screen’s, in ${language}`, async ({ page, context }) => {
    const paths = [
      '/home',
      '/shipClient/routeList?departure=port-klang&destination=penang',
      `/shipClient/pay/ship?sailing=${await nextSailing(page)}`,
      '/shipClient/pay/ship',
      '/shipClient/personalOrder',
      '/privacyPolicy',
      '/privacyPolicy/pda',
      '/privacyPolicy/termsConditions',
      '/onBoard',
      '/luggage',
      '/faq',
      '/login',
      '/login/registration',
      '/login/passwordReset',
      '/return',
      '/404',
    ];
    await context.addCookies([
      { name: 'language', value: language, url: test.info().project.use.baseURL ?? '' },
    ]);
    for (const path of paths) {
      const title = sent.exec(await (await page.request.get(path)).text())?.[1] ?? '';
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, path).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

test('a link with a language shows and keeps that language', async ({ page }) => {
  await page.goto('/home?lang=zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/海峡/);
  await page.goto('/shipClient/routeList');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
