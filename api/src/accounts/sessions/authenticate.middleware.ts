import type { MiddlewareHandler } from 'hono';
import type { StaffCaller } from '../../lib/caller.ts';
import { AppError } from '../../lib/errors.ts';
import type { AppEnv, Data } from '../../lib/http/context.ts';
import { resolveCaller } from './sessions.service.ts';

/** Calls that accept the token of an ended session, because they replace or end it. */
const signingInOrOut =
  /\/(sysUser|customers)\/(login|logout|register|codes|password\/reset)$|\/human-check\/challenge$/;

/** The only calls while a system user's password is one that another person set (R225): those needed to choose a new one. */
const choosingAPassword = /\/sysUser\/(info|save)$/;

/** The only calls while a system user lacks a second factor that a role requires (R461): those needed to set it up. */
const settingUpASecondFactor = /\/sysUser\/(info|second-factor(\/(begin|confirm))?)$/;

/**
 * Sets `caller` from the X-Token header (R70); a guest without one. An invalid token is refused even where guests are allowed: a
 * customer with an expired session must not book as a guest unawares.
 */
export function authenticate(deps: Data): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = signingInOrOut.test(c.req.path) ? undefined : c.req.header('X-Token');
    const caller = await resolveCaller(deps, token);
    if (caller.kind === 'staff') requireReady(caller, c.req.path);
    c.set('caller', caller);
    await next();
  };
}

/** A user first chooses their own password, then sets up a second factor where a role requires one. */
function requireReady({ passwordIsGiven, secondFactorNeeded }: StaffCaller, path: string): void {
  if (passwordIsGiven) {
    if (!choosingAPassword.test(path)) throw new AppError('own-password-needed');
  } else if (secondFactorNeeded && !settingUpASecondFactor.test(path))
    throw new AppError('second-factor-setup');
}
