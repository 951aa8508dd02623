import type { OrderDetail, OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { ladderWithDates } from '@gangway/shared/domain/money/cancellation.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findOrderSummaries } from './order-summaries.repository.ts';
import {
  findOrderCabins,
  findOrderHistory,
  findOrderRefunds,
  findOrderRest,
  findOrderTickets,
} from './order-view.repository.ts';

export type { StoredLadder } from './order-view.repository.ts';

/** Whether the tickets of an order in this state allow boarding. */
export const hasGoodTickets = (status: string): boolean => status === 'paid' || status === 'completed';

/** An order as lists show it. @throws AppError `order-not-found` */
export async function readOrderSummary(db: Connection, orderId: string, now: Date): Promise<OrderSummary> {
  const [summary] = await findOrderSummaries(db, [orderId], now);
  if (!summary) throw new AppError('order-not-found');
  return summary;
}

/** Orders as lists show them, in the order of their ids. */
export async function readOrderSummaries(
  db: Connection,
  orderIds: readonly string[],
  now: Date,
): Promise<OrderSummary[]> {
  const found = new Map((await findOrderSummaries(db, orderIds, now)).map(order => [order.id, order]));
  return orderIds.flatMap(id => found.get(id) ?? []);
}

/** An order with everything in it. @throws AppError `order-not-found` */
export async function readOrderDetail(db: Connection, orderId: string, now: Date): Promise<OrderDetail> {
  const summary = await readOrderSummary(db, orderId, now);
  const tickets = await findOrderTickets(db, orderId, hasGoodTickets(summary.status));
  const cabinList = await findOrderCabins(db, orderId);
  const { contact, ladder, ...rest } = await findOrderRest(db, orderId);
  const { tiers, ...terms } = ladder;
  const livePrices = [...tickets, ...cabinList].filter(part => !part.canceledAt).map(part => part.priceSen);
  return {
    ...summary,
    ...rest,
    contact: { name: summary.contactName, ...contact },
    tickets,
    cabinList,
    ladder: ladderWithDates(tiers, summary.sailing.date, livePrices, terms),
    refunds: await findOrderRefunds(db, orderId),
    history: await findOrderHistory(db, orderId),
  };
}
