import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context.ts';

/**
 * What is answered to somebody in particular, by a session or the key of an order, is kept in no cache: the next person at the
 * same browser, or a proxy, must not find it there (R334). No cache keeps the answer of a POST, and answers that say themselves
 * how they may be kept stay as they are.
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
