import { timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** The two secrets that admit a browser: a link that works once, and the cookie that it is exchanged for. */
export interface EntryLinks {
  /** Creates the secret of a new link; an earlier one stops working. */
  issue(): string;
  /** Exchanges a link's secret once for the cookie's; null if it is wrong or used. */
  redeem(key: string): string | null;
  /** Whether this is the cookie of an admitted browser. */
  isKnown(cookie: string | undefined): boolean;
}

/** `randomBytes` is the source of secrets: Node's own, or a test's. */
export function createEntryLinks(randomBytes: (size: number) => Buffer): EntryLinks {
  const secret = () => randomBytes(BYTES).toString('base64url');
  const cookie = secret();
  let link: string | null = null;
  return {
    issue() {
      link = secret();
      return link;
    },
    redeem(key) {
      if (link === null || !same(key, link)) return null;
      link = null;
      return cookie;
    },
    isKnown: candidate => candidate !== undefined && same(candidate, cookie),
  };
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
