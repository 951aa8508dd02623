import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { expect, type Page, test } from '@playwright/test';
import { ask, farSailing } from './support/booking.ts';

/** Moves the sailing of the page into a phase. */
async function play(page: Page, change: Partial<BoardingMonitor>) {
  await page.route('**/prod-api/monitor/*/events', route => route.abort());
  await page.route(/\/prod-api\/monitor\/\d+$/, async route => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change } } });
  });
}

test('a sailing before boarding shows all facts in large type', { tag: '@short' }, async ({
  page,
  request,
}) => {
  const sailing = await farSailing(request);
  await page.goto(`/monitor-live/${sailing.id}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${sailing.route.departure.name.en} to ${sailing.route.destination.name.en}`,
  );
  await expect(page.getByText(sailing.ship.name)).toBeVisible();
  await expect(page.getByText('Boarding soon')).toBeVisible();
  // On another day, the time has its date.
  await expect(page.getByText(/^Boarding opens \w{3}\s\d+\s\w{3}\s\d{4}, \d\d:\d\d\./)).toBeVisible();
  await expect(page).toHaveTitle(/^Boarding monitor - /);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  const { booked } = await ask<BoardingMonitor>(request, `/monitor/${sailing.id}`);
  if (booked > 0) await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', `${booked}`);
});

const phases = {
  boarding: 'Now boarding',
  'last-call': 'Last call',
  closed: 'Boarding closed',
  departed: 'Departed',
  canceled: 'Sailing canceled',
} as const;

for (const [phase, words] of Object.entries(phases))
  test(`${phase} is shown as a word, and the page fits the screen`, async ({ page, request }) => {
    await play(page, { phase: phase as keyof typeof phases, boarded: 301, booked: 412 });
    await page.goto(`/monitor-live/${(await farSailing(request)).id}?lang=en`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText('301 of 412 on board')).toBeVisible({ visible: phase !== 'canceled' });
    const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(hidden).toBe(0);
  });

/** Old and new screens above a gate: 5:4, 4:3, 16:10 and 16:9. */
const screens = [
  [1280, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

for (const language of languages)
  test(`the page fits old and new screens in ${language}`, { tag: '@on-desktop' }, async ({
    page,
    request,
  }) => {
    const { id } = await farSailing(request);
    for (const phase of ['before', 'boarding'] as const) {
      await play(page, { phase, boarded: 301, booked: 412, gate: 'B2' });
      await page.goto(`/monitor-live/${id}?lang=${language}`);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect(page.getByText('B2', { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(/301\D+412|412\D+301/)).toBeInViewport({ ratio: 1 });
        const size = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        });
        expect(size).toEqual([width, height]);
      }
    }
  });

test('server events update the page without a reload', { tag: '@short' }, async ({ page, request }) => {
  const sailing = await farSailing(request);
  const now = await ask<BoardingMonitor>(request, `/monitor/${sailing.id}`);
  await page.route(/\/prod-api\/monitor\/\d+$/, route => route.abort());
  await page.route(/\/prod-api\/monitor\/\d+$/, route => route.continue(), { times: 1 });
  await page.route('**/prod-api/monitor/*/events', route =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 60000\nevent: boarding\ndata: ${JSON.stringify({ ...now, boarded: 7, booked: 9 })}\n\n`,
    }),
  );
  await page.goto(`/monitor-live/${sailing.id}?lang=en`);
  await expect(page.getByText('7 of 9 on board')).toBeVisible();
});

test('offline it shows the time of its data, and reconnects automatically', async ({ page, request }) => {
  await page.clock.install();
  const sailing = await farSailing(request);
  await page.route('**/prod-api/monitor/*/events', route => route.abort());
  await page.goto(`/monitor-live/${sailing.id}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/prod-api\/monitor\/\d+$/, route => route.abort());
  await page.clock.runFor(15_000);
  await expect(page.getByText(/^Offline\. Information from \d\d:\d\d\.$/)).toBeVisible();
  await page.unroute(/\/prod-api\/monitor\/\d+$/);
  await page.clock.runFor(15_000);
  await expect(page.getByText(/^Offline/)).toBeHidden();
});

test('it rotates through all languages, or shows the one in the address', async ({ page, request }) => {
  await page.clock.install();
  const { id } = await farSailing(request);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/monitor-live/${id}`);
  await expect(heading).toContainText(' to ');
  for (const language of [...languages.slice(1), 'en']) {
    await page.clock.runFor(12_500);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.getByRole('link', { name: '한국어' }).click();
  await page.clock.runFor(30_000);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown sailing shows the not-found page', async ({ page }) => {
  await page.goto('/monitor-live/999999?lang=en');
  await expect(page.getByRole('heading', { name: 'Sailing not found' })).toBeVisible();
});
