/*
 * An order as it is shown: to its booker, to the office, and as a row of a list. It reads and writes nothing.
 *
 * May import: operator, accounts/ledger, reservations/orders, reservations/payments, reservations/sailings.
 */

import type { OrderDetail, OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import {
  isFreeOfCharge,
  ladderFreeUntil,
  ladderWithDates,
} from '@gangway/shared/domain/money/cancellation.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findNotices } from '../orders/guest-messages.repository.ts';
import { readOrderVouchers } from '../payments/voucher-parts.repository.ts';
import { findOrderSummaries } from './order-summaries.repository.ts';
import {
  findOrderCabins,
  findOrderDetailFields,
  findOrderHistory,
  findOrderRefunds,
  findOrderTickets,
} from './order-view.repository.ts';

/** Whether the tickets of an order in this state allow boarding. */
export const hasGoodTickets = (status: string): boolean => status === 'paid' || status === 'completed';

/** An order as shown in lists. @throws AppError `order-not-found` */
export async function readOrderSummary(db: Connection, orderId: string): Promise<OrderSummary> {
  const [summary] = await findOrderSummaries(db, [orderId]);
  if (!summary) throw new AppError('order-not-found');
  return summary;
}

/** Orders as shown in lists, in the order of their ids. */
export async function readOrderSummaries(
  db: Connection,
  orderIds: readonly string[],
): Promise<OrderSummary[]> {
  const summaries = new Map((await findOrderSummaries(db, orderIds)).map(order => [order.id, order]));
  return orderIds.flatMap(id => summaries.get(id) ?? []);
}

/** An order with all its details. @throws AppError `order-not-found` */
export async function readOrderDetail(db: Connection, orderId: string, now: Date): Promise<OrderDetail> {
  const summary = await readOrderSummary(db, orderId);
  const tickets = await findOrderTickets(db, orderId, hasGoodTickets(summary.status));
  const cabinList = await findOrderCabins(db, orderId);
  const { contact, ladder, movedFrom, freeUntil, ...rest } = await findOrderDetailFields(db, orderId);
  const { tiers, amendmentDays, ...terms } = ladder;
  const livePrices = [...tickets, ...cabinList].filter(part => !part.canceledAt).map(part => part.priceSen);
  const steps = ladderWithDates(tiers, summary.sailing.date, livePrices, terms);
  const { departsAt, route } = summary.sailing;
  const { timeZone } = route.departure;
  const free = freeUntil !== null && isFreeOfCharge(freeUntil, new Date(departsAt), now);
  return {
    ...summary,
    ...rest,
    movedFrom: movedFrom && +movedFrom !== Date.parse(departsAt) ? momentIn(movedFrom, timeZone) : null,
    freeUntil: free ? momentIn(freeUntil, timeZone) : null,
    contact: { name: summary.contactName, ...contact },
    tickets,
    cabinList,
    amendmentDays,
    ladder: free ? ladderFreeUntil(steps, localDateIn(freeUntil, timeZone), livePrices) : steps,
    notices: await findNotices(db, {
      orderId,
      sailingId: summary.sailing.id,
      language: rest.language,
    }),
    refunds: await findOrderRefunds(db, orderId),
    vouchers: await readOrderVouchers(db, orderId),
    history: await findOrderHistory(db, orderId),
  };
}
