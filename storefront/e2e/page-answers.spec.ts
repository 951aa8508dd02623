import { PAGE_ANSWERS_ID, type PageAnswers } from '@gangway/shared/contract/base/page-answers.ts';
import { expect, type Page, test } from '@playwright/test';

const LIST = '/shipClient/routeList?departure=port-klang&destination=penang';

/** Counts the calls of a page from here on; event streams are left unanswered. */
async function watchCalls(page: Page, never: RegExp): Promise<string[]> {
  const calls: string[] = [];
  await page.route('**/prod-api/**', route => {
    const { pathname, search } = new URL(route.request().url());
    calls.push(pathname.slice('/prod-api'.length) + search);
    return never.test(pathname) ? new Promise(() => undefined) : route.continue();
  });
  return calls;
}

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Choose' });

/** Makes a page look some minutes old: its embedded answers are outdated. */
async function sendAsOf(page: Page, minutesAgo: number): Promise<void> {
  const block = new RegExp(`(id="${PAGE_ANSWERS_ID}">)(.*?)(</script>)`, 's');
  await page.route('**/shipClient/routeList*', async route => {
    const response = await route.fetch();
    const older = (json: string) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(json) as PageAnswers).map(([call, { data, at }]) => [
            call,
            { data, at: at - minutesAgo * 60_000 },
          ]),
        ),
      );
    const html = await response.text();
    expect(html).toMatch(block);
    await route.fulfill({
      response,
      body: html.replace(block, (_all, open, json, close) => open + older(json) + close),
    });
  });
}

/** All calls except the one for sold-out sailings, which are requested separately below the list. */
const exceptSoldOut = (calls: readonly string[]) => calls.filter(call => !call.includes('soldOut=true'));

test('the route list shows its first cards from the page, without requests for them', {
  tag: '@short',
}, async ({ page }) => {
  const calls = await watchCalls(page, /./);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 1, name: 'Port Klang to Penang' })).toBeVisible();
  await expect(page).toHaveTitle('Sailings - Selat Cruises');
  // Only the date strip and the sold-out sailings are still requested, after the list.
  const others = () => exceptSoldOut(calls).map(call => call.split('?')[0]);
  await expect.poll(others).toEqual(['/sailings/calendar']);
});

test('the first picture is the preloaded one, and is fetched once', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/tile-')) pictures.push(new URL(request.url()).pathname);
  });
  await page.goto(LIST, { waitUntil: 'networkidle' });
  const announced = await page.locator('link[rel=preload][as=image]').getAttribute('href');
  const first = cards(page).first().locator('img');
  await expect(first).toHaveAttribute('src', announced ?? '');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(pictures.filter(path => path === announced)).toHaveLength(1);
});

test('another search sends a request, and going back sends none', { tag: '@short' }, async ({ page }) => {
  const calls = await watchCalls(page, /nothing/);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  const searches = () => exceptSoldOut(calls).filter(call => call.startsWith('/sailings?'));
  await page.getByRole('button', { name: 'Nighttime' }).click();
  await expect.poll(searches).toHaveLength(1);
  expect(searches()[0]).toContain('session=nighttime');
  await expect(cards(page).first()).toContainText('Nighttime');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Nighttime' })).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(10);
  expect(searches()).toHaveLength(1);
});

test('the second page of the list is requested and appended', async ({ page }) => {
  const calls = await watchCalls(page, /nothing/);
  await page.goto('/shipClient/routeList');
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(cards(page)).toHaveCount(20);
  expect(exceptSoldOut(calls).filter(call => call.startsWith('/sailings?'))).toEqual([
    '/sailings?page=2&party=1&size=10&sort=date',
  ]);
});

test('a page with outdated data sends requests again', async ({ page }) => {
  await sendAsOf(page, 2);
  const calls = await watchCalls(page, /nothing/);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(10);
  for (const path of ['/sailings?', '/ports', '/ships', '/settings/public'])
    expect(exceptSoldOut(calls).filter(call => call.startsWith(path))).toHaveLength(1);
});

test('the home page has its routes and slides, and requests slides for another language', async ({
  page,
}) => {
  const calls = await watchCalls(page, /nothing/);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Popular routes' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Offers and news' })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByLabel('Language').selectOption('한국어');
  await expect.poll(() => calls).toContain('/slides?language=ko');
  expect(calls).not.toContain('/slides?language=en');
});

test('slide pictures are loaded lazily without layout shifts', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/media/slides/')) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(pictures).toEqual([]);
  const slides = page.getByRole('region', { name: 'Offers and news' });
  const before = await slides.boundingBox();
  await slides.scrollIntoViewIfNeeded();
  const picture = slides.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await slides.boundingBox())?.height).toBe(before?.height);
});
