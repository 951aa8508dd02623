import type { Caller } from '../../lib/caller.ts';

/** Who pays: the session, and one access token per order, in the order of the order numbers. */
export interface Payer {
  caller: Caller;
  orderTokens: string[];
}
