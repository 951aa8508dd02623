import { expect, test } from '@playwright/test';

const pages = [
  '/home',
  '/shipClient/routeList',
  '/shipClient/personalOrder',
  '/login',
  '/privacyPolicy',
  '/privacyPolicy/pda',
  '/privacyPolicy/termsConditions',
  '/onBoard',
  '/luggage',
  '/faq',
  '/404',
];

/** Chromium's message for a page with status 404, which /404 should have. */
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

for (const path of pages) {
  test(`${path} loads only own files, without errors`, { tag: path === '/home' ? '@short' : [] }, async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', error => faults.push(error.message));
    page.on('request', request => {
      const url = new URL(request.url());
      const isOurs = url.origin === baseURL || url.protocol === 'data:' || url.protocol === 'blob:';
      if (!isOurs) faults.push(`asks ${url.origin}`);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(/Selat Cruises$/);
    expect(faults).toEqual(path === '/404' ? [NOT_FOUND] : []);
  });
}
