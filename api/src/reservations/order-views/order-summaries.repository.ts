import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { MyOrdersQuery, OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { isLocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Connection, prepared } from '../../lib/database/database.ts';
import { foldedPattern, placePatterns } from '../../lib/database/like-pattern.ts';
import { fetchPage } from '../../lib/database/paging.ts';
import { findVoyages } from '../sailings/sailings.service.ts';

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

/** The numbers of passengers and cabins; a canceled order keeps its number of passengers. */
const counts = {
  passengers: sql<number>`(
    select coalesce(nullif(count(*) filter (where t.canceled_at is null), 0), count(*)) from tickets t where t.order_id = orders.id)`,
  cabins: sql<number>`(select count(*) from order_cabins c where c.order_id = orders.id and c.released_at is null)`,
};

/**
 * The refunds of an order that have not been paid. A payment that arrived too late never belonged to the order, and does not
 * count.
 */
const refundOwed = sql<number>`(
  select coalesce(sum(r.amount_sen), 0)::bigint from refunds r join payment_orders part using (payment_id, order_id)
  where r.order_id = orders.id and r.status <> 'succeeded' and part.outcome = 'applied')`;

/** The summaries of the orders with these ids, unsorted. */
export async function findOrderSummaries(
  db: Connection,
  orderIds: readonly string[],
): Promise<OrderSummary[]> {
  const rows = await selectSummaries(db)
    .modifyFront(prepared('order-summaries'))
    .where('id', '=', sql<string>`any(${orderIds})`)
    .execute();
  return withSailings(db, rows);
}

/** Every order as its summary's row, to be filtered by the caller. */
function selectSummaries(db: Connection) {
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
async function withSailings(db: Connection, rows: SummaryRow[]): Promise<OrderSummary[]> {
  const voyages = await findVoyages(db, [...new Set(rows.map(row => row.sailing_id))]);
  return rows.flatMap(row => {
    const sailing = voyages.get(row.sailing_id);
    return sailing ? [toSummary(row, sailing)] : [];
  });
}

function toSummary(row: SummaryRow, sailing: OrderSummary['sailing']): OrderSummary {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    channel: row.channel,
    sailing,
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

const sailing = sql`sailings s where s.id = orders.sailing_id`;
const sortings: Record<MyOrdersQuery['sort'], RawBuilder<unknown>> = {
  created: sql`orders.created_at`,
  sailing: sql`(select s.departs_at from ${sailing})`,
  due: sql`orders.due_sen`,
};

/** One page of a customer's orders, and their total number. */
export async function findOrdersOfCustomer(
  db: Connection,
  customerId: string,
  query: MyOrdersQuery,
): Promise<{ items: OrderSummary[]; total: number }> {
  const { status, search, from, to, sort, descending } = query;
  const mine = selectSummaries(db)
    .where('customer_id', '=', customerId)
    .$if(status !== undefined, q => q.where('status', '=', status as OrderStatus))
    .$if(from !== undefined, q =>
      q.where(sql<boolean>`exists (select from ${sailing} and s.date >= ${from})`),
    )
    .$if(to !== undefined, q => q.where(sql<boolean>`exists (select from ${sailing} and s.date <= ${to})`))
    .$if(search !== '', q => q.where(isAbout(search)));
  const direction = descending ? 'desc' : 'asc';
  const { rows, total } = await fetchPage(
    mine.orderBy(sortings[sort], direction).orderBy('id', direction),
    query,
  );
  return { items: await withSailings(db, rows), total };
}

/** Whether an order contains the search text in its number, in one of its names or ports, or is for this date. */
function isAbout(search: string): RawBuilder<boolean> {
  const part = foldedPattern(search);
  const places = placePatterns(search);
  const conditions = [
    sql`folded(orders.number) like ${foldedPattern(search.replace(/[\s-]/g, ''))}`,
    sql`folded(orders.contact_name) like ${part}`,
    sql`exists (select from passengers p where p.order_id = orders.id and folded(p.name) like ${part})`,
    sql`exists (
      select from routes r join ports on ports.id in (r.departure_port_id, r.destination_port_id)
      where r.id = (select s.route_id from ${sailing}) and (
        folded(ports.code) like any(${places}::text[])
        or exists (select from jsonb_each_text(ports.name) written where folded(written.value) like any(${places}::text[]))
      )
    )`,
    ...(isLocalDate(search) ? [sql`exists (select from ${sailing} and s.date = ${search})`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
