import { percentile } from '@gangway/shared/node/testing/percentile.ts';
import type { Page } from 'playwright';
import { launchBrowser } from './browser.ts';

/** As much slower than this machine as an inexpensive phone. */
const SLOWER = 4;
/** Interactions that are shorter are not recorded by the browser. */
const SHORTEST_MS = 16;

/** The slowest response of the page to a press or key of one step. */
interface StepResponse {
  step: string;
  /** Milliseconds from the press to the next frame, in steps of 8. */
  ms: number;
}

/** The steps of a booking with a cabin, from the search to the review. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  async search(page) {
    await page.getByRole('button', { name: /^Date:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /RM/ }).last().click();
    await page.getByRole('button', { name: 'Add one traveler' }).click();
    await page.getByRole('button', { name: 'Search sailings' }).click();
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .waitFor();
  },
  async results(page) {
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Who is traveling?' }).waitFor();
  },
  async tickets(page) {
    await page.getByRole('button', { name: 'Add one adult' }).click();
    await page.getByRole('radio', { name: /^Choose for me/ }).check();
    await page.getByRole('button', { name: 'Continue to passengers' }).click();
    await page.getByLabel('Full name').first().waitFor();
  },
  async passengers(page) {
    await page.getByLabel('Full name').first().pressSequentially('Siti Aminah');
    await page.getByLabel('Phone number').first().pressSequentially('0123456789');
    await page.getByRole('button', { name: 'Continue to review' }).click();
  },
};

/** Gathers the durations of a page's interactions. */
const GATHER = `
  window.responses = [];
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) responses.push(duration);
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });
`;

/** The slowest response in each step of a booking: the medians of several bookings. */
export async function responsesOfSteps(origin: string, runs: number): Promise<StepResponse[]> {
  const bookings: StepResponse[][] = [];
  for (let run = 0; run < runs; run++) bookings.push(await responsesOfBooking(origin));
  return Object.keys(steps).map((step, index) => ({
    step,
    ms: percentile(
      bookings.map(booking => booking[index]?.ms ?? Number.NaN),
      0.5,
    ),
  }));
}

async function responsesOfBooking(origin: string): Promise<StepResponse[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true });
    await page.addInitScript({ content: GATHER });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}/home`);
    const found: StepResponse[] = [];
    for (const [step, walk] of Object.entries(steps)) {
      await walk(page);
      await page.waitForTimeout(500);
      const ms = await page.evaluate<number>('Math.max(0, ...responses.splice(0))');
      found.push({ step, ms });
    }
    return found;
  } finally {
    await browser.close();
  }
}
