import type { Context } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import type { Visitor } from './order-access.ts';

/** Who asks: the session, and the order's token from its header or, in links, from `?key=`. */
export function visitorOf(c: Context<AppEnv>): Visitor {
  return { caller: c.get('caller'), token: c.req.header('X-Order-Token') ?? c.req.query('key') };
}
