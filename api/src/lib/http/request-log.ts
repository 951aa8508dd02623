import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './context.ts';

/** Gives each request an id, sent in `X-Request-Id`, and logs one line when it is answered. */
export function requestLog({
  log,
  ids,
  clock,
}: Pick<Deps, 'log' | 'ids' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = ids.uuid();
    const begun = clock.now().getTime();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    c.get('log').info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: clock.now().getTime() - begun },
      'request',
    );
  };
}
