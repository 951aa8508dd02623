import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { readSailingSummaries } from '../sailings/sailings.service.ts';

const summaryColumns = [
  'id',
  'number',
  'status',
  'channel',
  'sailing_id',
  'contact_name',
  'due_sen',
  'paid_sen',
  'refunded_sen',
  'credited_sen',
  'payment_method',
  'hold_expires_at',
  'created_at',
] as const;

/** Who sails and in how many cabins; a canceled order keeps the number of passengers that it was for. */
const counts = {
  passengers: sql<number>`(
    select coalesce(nullif(count(*) filter (where t.canceled_at is null), 0), count(*)) from tickets t where t.order_id = orders.id)`,
  cabins: sql<number>`(select count(*) from order_cabins c where c.order_id = orders.id and c.released_at is null)`,
};

/** What of an order's refunds has not gone back. What came too late never was the order's, and does not count. */
const refundOwed = sql<number>`(
  select coalesce(sum(r.amount_sen), 0)::bigint from refunds r join payment_orders part using (payment_id, order_id)
  where r.order_id = orders.id and r.status <> 'succeeded' and part.outcome = 'applied')`;

/** The summaries of the orders with these ids, in no order. */
export async function findOrderSummaries(
  db: Connection,
  orderIds: readonly string[],
  now: Date,
): Promise<OrderSummary[]> {
  const rows = await selectSummaries(db).where('id', '=', sql<string>`any(${orderIds})`).execute();
  return withSailings(db, rows, now);
}

/** Every order as its summary's row; the caller narrows it down. */
export function selectSummaries(db: Connection) {
  return db
    .selectFrom('orders')
    .select(summaryColumns)
    .select([
      counts.passengers.as('passengers'),
      counts.cabins.as('cabins'),
      refundOwed.as('refund_owed_sen'),
    ]);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

/** Completes rows to summaries, in their order. */
export async function withSailings(db: Connection, rows: SummaryRow[], now: Date): Promise<OrderSummary[]> {
  const sailings = await readSailingSummaries(db, [...new Set(rows.map(row => row.sailing_id))], now);
  const byId = new Map(sailings.map(sailing => [sailing.id, sailing]));
  return rows.flatMap(row => {
    const sailing = byId.get(row.sailing_id);
    return sailing ? [toSummary(row, sailing)] : [];
  });
}

function toSummary(row: SummaryRow, sailing: OrderSummary['sailing']): OrderSummary {
  const { id, date, session, departsAt, arrivesAt, status, route, ship } = sailing;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    channel: row.channel,
    sailing: { id, date, session, departsAt, arrivesAt, status, route, ship },
    passengers: row.passengers,
    cabins: row.cabins,
    contactName: row.contact_name,
    dueSen: row.due_sen,
    paidSen: row.paid_sen,
    refundedSen: row.refunded_sen,
    refundOwedSen: row.refund_owed_sen,
    creditedSen: row.credited_sen,
    paymentMethod: row.payment_method,
    holdExpiresAt: row.status === 'unpaid' ? row.hold_expires_at.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}
