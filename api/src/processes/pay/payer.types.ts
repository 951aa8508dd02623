import type { Caller } from '../../lib/caller.ts';

/** Who pays: the session, and the tokens of orders, one an order in the order of their numbers. */
export interface Payer {
  caller: Caller;
  orderTokens: string[];
}
