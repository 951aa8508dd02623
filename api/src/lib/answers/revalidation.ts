import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const tagged = etag();

/**
 * For public answers that seldom change: whoever has one asks whether it is still the same, and gets it again only if it
 * is not. Nobody sees yesterday's price.
 */
export const revalidation: MiddlewareHandler = async (c, next) => {
  const answer = await tagged(c, next);
  if (c.res.ok || c.res.status === 304) c.res.headers.set('Cache-Control', 'public, no-cache');
  return answer;
};
