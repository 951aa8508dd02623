import type { OrderDetail, OrderSummary } from '@gangway/shared/contract/orders.ts';
import {
  type CancellationLadder,
  type CancellationTerms,
  ladderWithDates,
} from '@gangway/shared/domain/cancellation.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findOrderSummaries } from './order-summaries.repository.ts';
import { findOrderCabins, findOrderHistory, findOrderTickets } from './order-view.repository.ts';

/** The ladder as an order keeps it from the day it was made. */
export type StoredLadder = CancellationTerms & { tiers: CancellationLadder };

/** Whether a ticket of an order in this state lets somebody aboard. */
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

/** The numbers of orders, by their ids. */
export async function readOrderNumbers(
  db: Connection,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
  return new Map(rows.map(row => [row.id, row.number]));
}

/** An order with everything in it. @throws AppError `order-not-found` */
export async function readOrderDetail(db: Connection, orderId: string, now: Date): Promise<OrderDetail> {
  const summary = await readOrderSummary(db, orderId, now);
  const tickets = await findOrderTickets(db, orderId, hasGoodTickets(summary.status));
  const cabinList = await findOrderCabins(db, orderId);
  const row = await db
    .selectFrom('orders')
    .select([
      'contact_email',
      'contact_phone',
      'referral_code',
      'language',
      'ladder',
      'paid_at',
      'canceled_at',
      'remarks',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount_sen', 'status', 'reason', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const { tiers, ...terms } = row.ladder as unknown as StoredLadder;
  const livePrices = [...tickets, ...cabinList].filter(part => !part.canceledAt).map(part => part.priceSen);
  return {
    ...summary,
    contact: { name: summary.contactName, email: row.contact_email, phone: row.contact_phone },
    referralCode: row.referral_code,
    language: row.language,
    tickets,
    cabinList,
    ladder: ladderWithDates(tiers, summary.sailing.date, livePrices, terms),
    refunds: refunds.map(refund => ({
      id: refund.id,
      amountSen: refund.amount_sen,
      status: refund.status,
      reason: refund.reason,
      createdAt: refund.created_at.toISOString(),
    })),
    history: await findOrderHistory(db, orderId),
    paidAt: row.paid_at?.toISOString() ?? null,
    canceledAt: row.canceled_at?.toISOString() ?? null,
    remarks: row.remarks,
  };
}
