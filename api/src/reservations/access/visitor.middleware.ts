import type { Context } from 'hono';
import type { AppEnv } from '../../lib/http/context.ts';
import type { Visitor } from './order-access.service.ts';

const tokenOf = (c: Context<AppEnv>) => c.req.header('X-Order-Token') ?? c.req.query('key');

/** The visitor: the session, and the order's token from its header or, in links, from `?key=`. */
export function visitorOf(c: Context<AppEnv>): Visitor {
  return { caller: c.get('caller'), token: tokenOf(c) };
}

/** The visits of several orders: their tokens are separated by commas, in the order of the numbers. */
export function visitsOf(c: Context<AppEnv>, numbers: readonly string[]): Visit[] {
  const tokens = (tokenOf(c) ?? '').split(',').map(token => token.trim());
  const caller = c.get('caller');
  return numbers.map((number, index) => ({ number, visitor: { caller, token: tokens[index] } }));
}

/** An order by its number, with the visitor. */
export interface Visit {
  number: string;
  visitor: Visitor;
}
