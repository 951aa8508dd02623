import type { StaffCaller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { insertDrawer, insertMovement, lockOpenDrawer } from './cash-drawer.repository.ts';

/** Cash that went into or came out of a drawer because of a payment or a refund: as it was counted, rounded to 5 sen (R331). */
export type CashCause =
  | { kind: 'sale'; paymentId: string; amountSen: number }
  | { kind: 'refund'; refundId: string; amountSen: number };

/**
 * Books cash into the officer's open drawer (I15). Whoever has opened none gets one with a float of 0: a sale does not wait for it
 * (decision 39). One or two sen are rounded to no cash at all, and are in no drawer. Holds the drawer's lock until the transaction ends.
 */
export async function bookCash(
  trx: Transaction<Database>,
  { clock, ids }: Data,
  { id: officerId }: StaffCaller,
  counter: string,
  cause: CashCause,
): Promise<void> {
  if (cause.amountSen === 0) return;
  const at = clock.now();
  const open = await lockOpenDrawer(trx, officerId);
  if (!open) await insertDrawer(trx, { id: ids.uuid(), officerId, counter, at, floatSen: 0, byItself: true });
  const drawer = open ?? (await lockOpenDrawer(trx, officerId));
  if (!drawer) throw new Error(`${officerId} has no open drawer`);
  await insertMovement(trx, { id: ids.uuid(), drawerId: drawer.id, at, reason: '', ...cause });
}
