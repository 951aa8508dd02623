import type { Request } from 'playwright';
import { launchBrowser } from './browser.ts';

export interface FetchedFile {
  url: URL;
  /** The browser's resource type: `script`, `font`, `stylesheet`, … */
  type: string;
  /** As transferred. */
  bytes: number;
  packing: string;
}

/** Everything that a phone fetches to show a page, including lazy scripts, until the network is idle. */
export async function firstViewOf(page: string): Promise<FetchedFile[]> {
  const browser = await launchBrowser();
  try {
    const phone = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const fetched: Promise<FetchedFile>[] = [];
    phone.on('requestfinished', request => void fetched.push(fetchedBy(request)));
    await phone.goto(page, { waitUntil: 'networkidle' });
    return await Promise.all(fetched);
  } finally {
    await browser.close();
  }
}

async function fetchedBy(request: Request): Promise<FetchedFile> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
  return {
    url: new URL(request.url()),
    type: request.resourceType(),
    bytes: sizes.responseBodySize,
    packing: response?.headers()['content-encoding'] ?? 'none',
  };
}
