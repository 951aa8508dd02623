import { createHash } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { type Packable, packable } from '../lib/answers/packable.ts';
import type { Clock } from '../lib/clock.ts';
import { policyWithStyles } from '../lib/http/security-headers.ts';
import { createSharedReading } from '../lib/shared-reading.ts';
import type { Page } from './write-page.view.ts';

/** A page as sent. */
export interface WrittenPage extends Packable, Pick<Page, 'status'> {
  etag: string;
  /** Its Content-Security-Policy, if that has to allow the styles in it. */
  policy: string | undefined;
}

/** The most cached addresses: query strings are arbitrary. */
const MOST = 200;

/** What a page depends on. */
export interface PageKey {
  /** Path and query, as they were sent. */
  address: string;
  language: Language;
  signedIn: boolean;
}

const nameOf = ({ address, language, signedIn }: PageKey): string => `${language} ${signedIn} ${address}`;

/**
 * Writes the page of an address once for all requests within `sharedMs`: head, answers, tag and compression are the same for all
 * requests with the same key, and contain nothing personal.
 */
export function createSharedPages(clock: Clock, sharedMs: number) {
  const pages = new Map<string, () => Promise<WrittenPage>>();
  return {
    page(key: PageKey, write: () => Promise<Page>): Promise<WrittenPage> {
      const make = async (): Promise<WrittenPage> => {
        const { html, status, styleSource } = await write();
        const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
        return { ...packable(html), status, etag, policy: styleSource && policyWithStyles(styleSource) };
      };
      if (sharedMs === 0) return make();
      const name = nameOf(key);
      const reading = pages.get(name) ?? createSharedReading(clock, sharedMs, make);
      if (!pages.has(name)) {
        const [oldest] = pages.keys();
        if (pages.size >= MOST && oldest !== undefined) pages.delete(oldest);
        pages.set(name, reading);
      }
      return reading();
    },
    /** The page if its address was asked for before; it is written again once it is too old. */
    known: (key: PageKey): Promise<WrittenPage> | undefined => pages.get(nameOf(key))?.(),
  };
}

export type SharedPages = ReturnType<typeof createSharedPages>;
