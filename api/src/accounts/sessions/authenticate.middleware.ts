import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../lib/errors.ts';
import type { AppEnv, Data } from '../../lib/http/context.ts';
import { resolveCaller } from './sessions.service.ts';

/** Calls that accept the token of an ended session, because they replace or end it. */
const signingInOrOut =
  /\/(sysUser|customers)\/(login|logout|register|codes|password\/reset)$|\/human-check\/challenge$/;

/** The only calls while a system user's password is one that another person set (R225): those needed to choose a new one. */
const choosingAPassword = /\/sysUser\/(info|save)$/;

/**
 * Sets `caller` from the X-Token header (R70); a guest without one. An invalid token is refused even where guests are allowed: a
 * customer with an expired session must not book as a guest unawares.
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
