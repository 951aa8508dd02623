import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import { expect, test } from '@playwright/test';
import { sendWithoutAnswers } from './support/page-answers.ts';

test('the root redirects to the home page, with the title of route and product', { tag: '@short' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle('Home - Selat Cruises');
});

test('any other route redirects to the login and back afterwards', { tag: '@short' }, async ({ page }) => {
  await page.goto('/business/paymentRecord?page=2');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbusiness%2FpaymentRecord%3Fpage%3D2$/);
});

test('an agent signs in, sees the balance, and signs out', { tag: '@short' }, async ({ page }) => {
  await page.goto('/login?redirect=%2FshipClient%2FpersonalOrder');
  await page.getByLabel('Username').fill('  meilin  ');
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Account and password are incorrect.');
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('meilin'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/shipClient\/personalOrder$/);
  // The screen takes the focus when it is ready, and a menu closes when it loses the focus.
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: /Mei Lin/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a token that the server refuses opens "Confirm logout" (R81)', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'of-yesterday', url: baseURL ?? '' }]);
  await page.goto('/home');
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' });
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('the chosen language is remembered', { tag: '@short' }, async ({ page }) => {
  await page.goto('/home');
  await page.getByLabel('Language').selectOption('한국어');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('하나의 해협, 두 가지 빛');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.goto('/shipClient/routeList');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveTitle('운항 일정 - Selat Cruises');
  await page.getByRole('combobox', { name: '언어' }).selectOption('Bahasa Malaysia');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  await expect(page).toHaveTitle('Pelayaran - Selat Cruises');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dua pelayaran, dua cahaya');
});

test('requests in progress are repeated in the new language', async ({ page }) => {
  const asked: (string | undefined)[] = [];
  const isList = (url: URL) => url.pathname === '/prod-api/sailings' && !url.searchParams.has('soldOut');
  await page.route(isList, async route => {
    asked.push(route.request().headers()['accept-language']);
    if (asked.length > 1) await route.continue();
  });
  await sendWithoutAnswers(page);
  await page.goto('/shipClient/routeList');
  await expect.poll(() => asked).toEqual(['en']);
  await page.getByLabel('Language').selectOption('한국어');
  await expect(page.getByRole('listitem').filter({ hasText: '선택' }).first()).toBeVisible();
  expect(asked).toEqual(['en', 'ko']);
});

test('filters are in the address, and an empty result suggests other days', { tag: '@short' }, async ({
  page,
}) => {
  await page.goto('/shipClient/routeList?departure=port-klang&destination=penang');
  await page.getByRole('button', { name: 'Nighttime' }).click();
  await expect(page).toHaveURL(/session=nighttime/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Choose' }).first()).toContainText('Nighttime');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Nighttime' })).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/prod-api/sailings?*', route =>
    route.fulfill({ json: { code: 200, msg: '', data: { items: [], total: 0, page: 1, size: 10 } } }),
  );
  await sendWithoutAnswers(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No sailings match your search' })).toBeVisible();
  await expect(page.getByText('Next dates with places on this route:')).toBeVisible();
});

test('the route list shows an error offline, and retries', async ({ page }) => {
  await page.route('**/prod-api/sailings?*', route => route.abort('internetdisconnected'));
  await sendWithoutAnswers(page);
  await page.goto('/shipClient/routeList');
  const alert = page.getByRole('alert').filter({ hasText: 'The sailings could not be loaded' });
  await expect(alert).toContainText('We could not reach the server.');
  await page.unroute('**/prod-api/sailings?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /sailings$/ })).toBeVisible();
});

test('the search works by keyboard', { tag: '@short' }, async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('search')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('From')).toBeFocused();
  await page.getByRole('button', { name: 'Search sailings' }).press('Enter');
  await expect(page).toHaveURL(/\/shipClient\/routeList/);
});

test('texts that fail to load show an error, and the page keeps its language', async ({ page }) => {
  await page.goto('/home');
  // The page's own code is loaded after its first frame.
  await expect(page.locator('header select')).toBeVisible();
  await page.route(/\/assets\/.*\.js$/, route => route.abort());
  await page.locator('header select').selectOption('ko');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('header select')).toHaveValue('en');
});
