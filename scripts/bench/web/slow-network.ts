import { launchBrowser } from './browser.ts';

/** A weak connection: 400 ms to the first byte of each answer, 50 kB a second for all of them together. */
const WEAK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const TRIES = 3;

/**
 * When a phone without a cache shows something on a weak connection, in milliseconds since it asked for the page. Median of three
 * visits.
 */
export async function firstPaintOnWeakNetwork(page: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const paints: number[] = [];
    for (let visit = 0; visit < TRIES; visit++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
      const phone = await context.newPage();
      const devtools = await context.newCDPSession(phone);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', WEAK);
      await phone.goto(page);
      paints.push(
        await phone.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN),
      );
      await context.close();
    }
    return paints.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? Number.NaN;
  } finally {
    await browser.close();
  }
}
