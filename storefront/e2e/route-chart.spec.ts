import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from '@playwright/test';
import { sendWithoutAnswers } from './support/page-answers.ts';

const ROUTE = '/shipClient/routeList?departure=port-klang&destination=penang';
const titles = {
  en: 'Chart of the route from Port Klang to Penang',
  zh: '巴生港至槟城的航线图',
  ko: '포트클랑 - 페낭 항로도',
  ms: 'Carta laluan dari Pelabuhan Klang ke Pulau Pinang',
};

for (const [language, title] of Object.entries(titles))
  test(`a chosen route is drawn, with a text alternative in ${language}`, async ({ page }) => {
    await page.goto(`${ROUTE}&lang=${language}`);
    const chart = page.getByRole('img', { name: title });
    await expect(chart).toBeVisible();
    await expect(chart).toHaveAccessibleDescription(/Port Klang|巴生港|포트클랑|Pelabuhan Klang/);
    await expect(chart.locator('text')).toHaveCount(2);
  });

test('the chart shows the chosen session, with its label', { tag: '@short' }, async ({ page }) => {
  await page.goto(`${ROUTE}&session=nighttime`);
  const chart = page.getByRole('img', { name: titles.en });
  await expect(chart.locator('..')).toContainText('Nighttime');
  for (const landmark of await chart.locator('image').all()) {
    const href = (await landmark.getAttribute('href')) ?? '';
    expect(href).toMatch(/landmark-nighttime-(port-klang|penang)\.svg$/);
    expect((await page.request.get(href)).headers()['content-type']).toContain('image/svg+xml');
  }
});

test('the chart loads without layout shifts, and is hidden without a route', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(ROUTE);
  await expect(page.getByRole('img', { name: titles.en })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ sailings?$/)).toBeVisible();
  expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.05);

  await page.goto('/shipClient/routeList');
  await expect(page.getByText(/^[\d,]+ sailings?$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart of/ })).toBeHidden();
});

test('a port added by staff is drawn, and one without a position leaves no gap', async ({ page }) => {
  const port = (code: string, position: object | null) => ({
    id: code.length,
    code,
    name: sameInAll(code),
    country: 'ID',
    position,
  });
  const answer = (position: object | null) => ({
    json: {
      code: 200,
      msg: '',
      data: [port('port-klang', { latitude: 3, longitude: 101.33 }), port('belawan', position)],
    },
  });
  const route = '/shipClient/routeList?departure=port-klang&destination=belawan';
  await sendWithoutAnswers(page);
  await page.route('**/prod-api/ports', handled =>
    handled.fulfill(answer({ latitude: 3.79, longitude: 98.7 })),
  );
  await page.goto(route);
  const chart = page.getByRole('img', { name: 'Chart of the route from port-klang to belawan' });
  await expect(chart.locator('text').filter({ hasText: 'belawan' })).toBeVisible();
  await expect(chart.locator('image')).toHaveCount(1);

  await page.unroute('**/prod-api/ports');
  await page.route('**/prod-api/ports', handled => handled.fulfill(answer(null)));
  await page.goto(route);
  await expect(page.getByRole('heading', { name: 'port-klang to belawan' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chart of/ })).toBeHidden();
  await expect(page.getByText('Daytime').first()).toBeVisible();
});

test('a chart that fails to load does not hide the sailings', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/route-chart-'));
  await page.route('**/assets/route-chart-*.js', route => route.abort());
  await page.goto(ROUTE);
  await failed;
  await expect(page.getByText(/^[\d,]+ sailings?$/)).toBeVisible();
  await expect(page.getByRole('img', { name: titles.en })).toBeHidden();
});
