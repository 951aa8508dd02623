import { timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** The two secrets that let a browser in: a link that works once, and the cookie that it is exchanged for. */
export interface EntryLinks {
  /** A new link's secret; one that was made before works no longer. */
  issue(): string;
  /** Takes a link's secret, once; gives the cookie's, or null for one that is wrong or was used. */
  redeem(key: string): string | null;
  /** Whether this is the cookie of a browser that came by a link. */
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
    isKnown: given => given !== undefined && same(given, cookie),
  };
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
