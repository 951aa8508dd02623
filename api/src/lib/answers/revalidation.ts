import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const tagged = etag();

/**
 * For public answers that rarely change: clients revalidate a cached answer, and receive it again only if it changed,
 * so that they never show an outdated price.
 */
export const revalidation: MiddlewareHandler = async (c, next) => {
  const answer = await tagged(c, next);
  if (c.res.ok || c.res.status === 304) c.res.headers.set('Cache-Control', 'public, no-cache');
  return answer;
};
