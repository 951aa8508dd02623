import { chromium } from '@playwright/test';
import { findChromium } from '../setup/browser.mjs';

export interface Fetched {
  path: string;
  /** As it crossed the wire. */
  bytes: number;
  packing: string;
}

/** Every script that a phone fetches to show a page, lazy ones and workers included, until nothing is fetched any more. */
export async function scriptsOf(url: string): Promise<Fetched[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const fetched: Promise<Fetched>[] = [];
    page.on('requestfinished', request => {
      if (request.resourceType() !== 'script') return;
      fetched.push(
        Promise.all([request.sizes(), request.response()]).then(([sizes, response]) => ({
          path: new URL(request.url()).pathname,
          bytes: sizes.responseBodySize,
          packing: response?.headers()['content-encoding'] ?? 'none',
        })),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(fetched);
  } finally {
    await browser.close();
  }
}
