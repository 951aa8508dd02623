import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { resolveCaller } from './sessions.service.ts';

/** Where a token of a session that is over does no harm: one comes here to get a new one, or to be rid of it. */
const signingInOrOut =
  /\/(sysUser|customers)\/(login|logout|register|codes|password\/reset)$|\/human-check\/challenge$/;

/**
 * Sets `caller` from the X-Token header (R70); a guest where there is none. A token that is not
 * good is refused even where a guest may go: a customer whose session ran out must not book as a guest unawares.
 */
export function authenticate(deps: Pick<Deps, 'db' | 'clock'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = signingInOrOut.test(c.req.path) ? undefined : c.req.header('X-Token');
    c.set('caller', await resolveCaller(deps, token));
    await next();
  };
}
