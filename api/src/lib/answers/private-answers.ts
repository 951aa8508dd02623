import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context.ts';

/**
 * Personal answers, by a session or the key of an order, must not be cached: the next user of the browser, or of a proxy, must
 * not see them (R334). Answers to POST are never cached, and answers with their own caching header stay unchanged.
 */
export const privateAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.method !== 'GET') return;
  const isOfSomebody =
    c.get('caller')?.kind !== 'guest' ||
    c.req.header('X-Order-Token') !== undefined ||
    c.req.query('key') !== undefined;
  if (isOfSomebody && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
