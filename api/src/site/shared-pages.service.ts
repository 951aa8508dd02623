import { createHash } from 'node:crypto';
import { type Packable, packable } from '../lib/answers/packable.ts';
import type { Clock } from '../lib/clock.ts';
import { createSharedReading } from '../lib/shared-reading.ts';
import type { Page } from './write-page.view.ts';

/** A page as sent, and its entity tag. */
export interface WrittenPage extends Packable, Omit<Page, 'html'> {
  etag: string;
}

/** The most cached addresses: query strings are arbitrary. */
const MOST = 200;

/**
 * Writes the page of an address once for all requests within `sharedMs`: head, answers, tag and compression are the same for all
 * requests with the same `key`, and contain nothing personal.
 */
export function createSharedPages(clock: Clock, sharedMs: number) {
  const pages = new Map<string, () => Promise<WrittenPage>>();
  return (key: string, write: () => Promise<Page>): Promise<WrittenPage> => {
    const make = async (): Promise<WrittenPage> => {
      const { html, ...about } = await write();
      const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
      return { ...packable(html), ...about, etag };
    };
    if (sharedMs === 0) return make();
    const reading = pages.get(key) ?? createSharedReading(clock, sharedMs, make);
    if (!pages.has(key)) {
      const [oldest] = pages.keys();
      if (pages.size >= MOST && oldest !== undefined) pages.delete(oldest);
      pages.set(key, reading);
    }
    return reading();
  };
}
