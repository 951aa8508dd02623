import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../lib/errors.ts';
import type { AppEnv, Data } from '../../lib/http/context.ts';
import { resolveCaller } from './sessions.service.ts';

/** Where a token of a session that is over does no harm: one comes here to get a new one, or to be rid of it. */
const signingInOrOut =
  /\/(sysUser|customers)\/(login|logout|register|codes|password\/reset)$|\/human-check\/challenge$/;

/** What is answered while a system user's password is one that somebody else has set (R225): what it takes to choose an own one. */
const choosingAPassword = /\/sysUser\/(info|save)$/;

/**
 * Sets `caller` from the X-Token header (R70); a guest where there is none. A token that is not
 * good is refused even where a guest may go: a customer whose session ran out must not book as a guest unawares.
 */
export function authenticate(deps: Data): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = signingInOrOut.test(c.req.path) ? undefined : c.req.header('X-Token');
    const caller = await resolveCaller(deps, token);
    if (caller.kind === 'staff' && caller.passwordIsGiven && !choosingAPassword.test(c.req.path))
      throw new AppError('own-password-needed');
    c.set('caller', caller);
    await next();
  };
}
