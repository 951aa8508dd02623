import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { book, farSailing } from './support/booking.ts';
import { openPaidOrder } from './support/paid-order.ts';

/** A weak connection: 400 ms to the first byte of each answer, 50 kB a second for all of them together. */
const WEAK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** On the weak connection, the page takes 0.4 s and the time for its bytes; with the styles of its opening in it, 0.64 s for 12 kB. */
const MOST_BYTES = 12_000;

interface ShownPage {
  path: string;
  /** What is visible before the code is loaded. */
  opening: string;
  /** What is visible before the API has answered: a heading, or a placeholder. */
  heading?: string;
  /** What is visible in the end. */
  content: string;
}

/** The pages of a purchase. */
const pages: Record<string, (request: APIRequestContext) => Promise<ShownPage>> = {
  home: async () => ({
    path: '/home',
    opening: 'Two voyages, two lights',
    heading: 'Two voyages, two lights',
    content: 'Popular routes',
  }),
  results: async () => ({
    path: '/shipClient/routeList?departure=port-klang&destination=penang',
    opening: 'Port Klang to Penang',
    heading: 'Port Klang to Penang',
    content: 'Change search',
  }),
  booking: async request => {
    const { id, route } = await farSailing(request);
    const heading = `${route.departure.name.en} to ${route.destination.name.en}`;
    return {
      path: `/shipClient/pay/ship?sailing=${id}`,
      opening: heading,
      heading,
      content: 'Who is traveling?',
    };
  },
  order: async request => {
    const { order, accessToken } = await book(request, (await farSailing(request)).id);
    const number = `Booking ${order.number}`;
    return {
      path: `/shipClient/personalOrder?order=${order.number}#key=${accessToken}`,
      opening: number,
      content: number,
    };
  },
};

/** Holds back files or calls until they are let go. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(files, async route => {
    await gone;
    await route.continue();
  });
  return () => letGo();
}

/** The bytes that come before the first frame: the page and its blocking styles. */
async function bytesBeforeFirstFrame(requests: readonly Request[]): Promise<number> {
  const blocking = requests.filter(request => ['document', 'stylesheet'].includes(request.resourceType()));
  const sizes = await Promise.all(blocking.map(request => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const [name, prepare] of Object.entries(pages))
  test(`on a weak connection, ${name} opens before its code and its calls`, async ({ page, request }) => {
    const { path, opening, heading, content } = await prepare(request);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', WEAK);
    const letCodeGo = await holdBack(page, '**/assets/*.js');
    const answerCalls = await holdBack(page, '**/prod-api/**');
    const finished: Request[] = [];
    page.on('requestfinished', finishedRequest => finished.push(finishedRequest));

    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.opening').getByText(opening)).toBeVisible();
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    expect(await bytesBeforeFirstFrame(finished)).toBeLessThanOrEqual(MOST_BYTES);

    letCodeGo();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('.opening')).toHaveCount(0);
    if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    else await expect(page.locator('[data-loading]')).toBeVisible();

    answerCalls();
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
  });

test.describe('without the files that a service worker keeps', () => {
  test.use({ serviceWorkers: 'block' });

  test('a ticket is shown before the code of the site is loaded', async ({ page, request }) => {
    const number = await openPaidOrder(page, request);
    const typed = page.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{4}$/).first();
    const code = (await typed.textContent()) ?? '';
    const letCodeGo = await holdBack(page, '**/assets/first-*.js');
    await page.goto(`/shipClient/personalOrder?order=${number}`, { waitUntil: 'commit' });
    const ticket = page.locator('.opening-ticket');
    await expect(ticket).toContainText(code);
    const early = await ticket.locator('img').boundingBox();
    expect(early?.width).toBeGreaterThan(150);

    letCodeGo();
    await expect(page.locator('.opening')).toHaveCount(0);
    // The code stays where it is, give or take a line, and is as large.
    const place = () => page.getByRole('main').locator('li img').first().boundingBox();
    const near = early?.width ?? 0;
    await expect.poll(async () => Math.abs(((await place())?.width ?? 0) - near)).toBeLessThan(30);
    expect(Math.abs(((await place())?.y ?? 0) - (early?.y ?? 0))).toBeLessThan(30);
  });
});

test('a page whose code cannot be loaded says so in its language, and another try shows it', async ({
  page,
}) => {
  await page.route('**/assets/first-*.js', route => route.abort());
  await page.goto('/home?lang=ms');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'Pelayan tidak dapat dihubungi. Semak sambungan anda dan cuba lagi. Cuba lagi',
  );
  await page.unroute('**/assets/first-*.js');
  await alert.getByRole('link', { name: 'Cuba lagi' }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
