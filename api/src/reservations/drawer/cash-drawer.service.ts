/*
 * The cash drawer of an officer: opening, movements, and what a count should find. A closed drawer does not change (I15).
 *
 * May import: no other module.
 */

import type { StaffCaller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { insertDrawer, insertMovement, lockOpenDrawer } from './cash-drawer.repository.ts';

/** The cash movement of a payment or a refund, rounded to 5 sen (R331). */
export type CashCause =
  | { kind: 'sale'; paymentId: string; amountSen: number }
  | { kind: 'refund'; refundId: string; amountSen: number };

/**
 * Books cash into the officer's open drawer (I15). If the officer has none, one is opened with a float of 0, so that a sale does
 * not have to wait for it (decision 39). One or two sen round to no cash at all, and are not booked. Holds the drawer's lock
 * until the transaction ends.
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
