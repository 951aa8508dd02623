import { ORDER_NUMBER_BYTES, orderNumber, ticketSerial } from '@gangway/shared/domain/codes/order-number.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { dividePayments, type PaymentShare } from '../../../features/payments/divide-payments.service.ts';
import { actorOf, type Caller } from '../../../lib/caller.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Data } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { takeCabinsAlong } from '../../../reservations/inventory/order-cabins.repository.ts';
import { type LockedOrder, lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import { copyNotes } from '../../../reservations/orders/order-notes.repository.ts';
import { changeDue, insertDividedOrder, payOrder } from '../../../reservations/orders/orders.repository.ts';
import { setOrderOfPassenger } from '../../../reservations/orders/passengers.repository.ts';
import { setOrderOfTicket } from '../../../reservations/tickets/tickets.repository.ts';
import type { Guest, Leaving } from './leaving.rules.ts';

/** The order of the leaving guests, and its shares of the payments. */
export interface Division {
  made: LockedOrder;
  shares: PaymentShare[];
}

/**
 * Divides a paid order (decision 44). The leaving guests get their own order on the same sailing and terms, with their tickets,
 * the cabins that only they use, and a share of the payments that covers these. No price, place or room changes, and money moves
 * only between the two orders (R372). The tickets keep their codes; the caller that moves the new order renews them. The caller
 * holds the order's lock.
 *
 * @returns the new order, paid at the same time as the old one. It is locked, because no other transaction can see it.
 */
export async function divideOrder(
  trx: Transaction<Database>,
  deps: Data,
  order: LockedOrder,
  { going, parts }: Leaving<Guest>,
  caller: Caller,
): Promise<Division> {
  const { ids } = deps;
  const now = deps.clock.now();
  const { orderPrefix } = await loadSettings(trx);
  const id = ids.uuid();
  const number = orderNumber(orderPrefix, ids.bytes(ORDER_NUMBER_BYTES));
  const dueSen = sumSen([...parts.tickets, ...parts.cabins].map(({ price_sen }) => price_sen));
  await insertDividedOrder(trx, order, { id, checkoutId: ids.uuid(), number, dueSen, at: now });
  const cabinIds = parts.cabins.map(cabin => cabin.id);
  await takeCabinsAlong(trx, id, cabinIds);
  for (const [index, { passengerId, ticketId, cabinId }] of going.entries()) {
    const position = index + 1;
    await setOrderOfPassenger(trx, passengerId, { orderId: id, position });
    await setOrderOfTicket(trx, ticketId, {
      orderId: id,
      serial: ticketSerial(number, position),
      cabinId: cabinId !== null && cabinIds.includes(cabinId) ? cabinId : null,
    });
  }
  await copyNotes(trx, { fromId: order.id, toId: id, newId: () => ids.uuid() });
  await changeDue(trx, order.id, -dueSen, now);
  const money = { fromId: order.id, toId: id, amountSen: dueSen, author: actorOf(caller) };
  const shares = await dividePayments(trx, deps, money);
  // Sales are counted by the day on which they were paid.
  await payOrder(trx, id, order.paid_at ?? now);
  return { made: await lockOrder(trx, id), shares };
}
