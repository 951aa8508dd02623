import type { DisruptionReason } from '@gangway/shared/contract/office/sailings.ts';
import { sumSen } from '@gangway/shared/domain/money.ts';
import { refundOrder } from '../../features/payments/refunds.service.ts';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { checkOutGuests } from '../../reservations/cabins/stays.service.ts';
import { cancelParts, findLiveParts } from '../../reservations/inventory/order-parts.repository.ts';
import { lockOrder } from '../../reservations/state/order-lock.repository.ts';
import { sendAshore } from '../../reservations/tickets/undo-boarding.repository.ts';
import { endOrder } from '../cancel/cancellation.service.ts';

/** A sailing that does not take place: why, who of the staff canceled it, and what they noted for their colleagues. */
export interface CalledOff {
  sailingId: number;
  reason: DisruptionReason;
  requestedBy: string;
  note: string;
}

/**
 * Gives back so many of the orders of a canceled sailing, whole and without any charge, and tells their contacts. Guests
 * who have their rooms already are checked out of them. An order that something else holds just now is left for the
 * next time.
 *
 * @returns how many were given back, and the money that goes back for them.
 */
export async function giveBackOrders(
  trx: Transaction<Database>,
  deps: Deps,
  calledOff: CalledOff,
  most: number,
): Promise<{ orders: number; refundedSen: number }> {
  const orderIds = await lockSome(trx, calledOff.sailingId, most);
  let refundedSen = 0;
  for (const orderId of orderIds) refundedSen += await giveBack(trx, deps, orderId, calledOff);
  return { orders: orderIds.length, refundedSen };
}

/** Whether a sailing has orders that are neither over nor given back. */
export async function hasLiveOrders(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .executeTakeFirst();
  return row !== undefined;
}

/** So many of the unpaid and paid orders of a sailing, by their ids, from the one behind `after` on. */
export async function findLiveOrderIds(
  db: Connection,
  sailingId: number,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .$if(after !== '', query => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

async function lockSome(trx: Transaction<Database>, sailingId: number, most: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns what goes back, in sen: nothing for an order that nobody has paid. */
async function giveBack(
  trx: Transaction<Database>,
  deps: Deps,
  orderId: string,
  { reason, requestedBy, note }: CalledOff,
): Promise<number> {
  const now = deps.clock.now();
  const { status } = await lockOrder(trx, orderId);
  const { tickets, cabins } = await findLiveParts(trx, orderId);
  const aboard = tickets.filter(({ boarding_status }) => boarding_status === 'boarded');
  await sendAshore(
    trx,
    aboard.map(({ id }) => id),
    now,
  );
  await cancelParts(trx, orderId, {
    parts: new Set([...tickets, ...cabins].map(({ id }) => id)),
    chargePercent: 0,
    placesWere: status === 'unpaid' ? 'held' : 'sold',
    now,
  });
  // After the places: whoever takes a room for another sailing has its places by then, and we wait for no more of them.
  await checkOutGuests(trx, deps, orderId, { systemUserId: requestedBy, notes: note });
  const refundSen = status === 'paid' ? sumSen([...tickets, ...cabins].map(part => part.price_sen)) : 0;
  if (refundSen > 0)
    await refundOrder(trx, deps, { orderId, amountSen: refundSen, reason: 'sailing-canceled' });
  await endOrder(trx, orderId, 'staff', now);
  await deps.jobs.enqueue(trx, 'send-mail', {
    kind: 'sailing-canceled',
    orderId,
    canceledAt: now.toISOString(),
    reason,
  });
  return refundSen;
}
