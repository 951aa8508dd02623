import type { Context } from 'hono';
import { isHuman } from '../../accounts/human-check/human-check.service.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import type { Booker } from './order-draft.types.ts';

/**
 * Who books, from where, and whether a proof of work came with it. One that is wrong or was used is none: where it is needed,
 * another is asked for, and a request that is repeated with it gets its first answer.
 */
export async function bookerOf(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  c: Context<AppEnv>,
  humanCheck: string | undefined,
): Promise<Booker> {
  return {
    caller: c.get('caller'),
    language: c.get('language'),
    address: clientAddress(c, deps.env.trustProxy),
    proven: humanCheck !== undefined && (await isHuman(deps, humanCheck)),
  };
}
