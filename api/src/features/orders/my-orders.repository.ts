import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { MyOrdersQuery, OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { isLocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { foldedPattern, placePatterns } from '../../lib/database/like-pattern.ts';
import { fetchPage } from '../../lib/database/paging.ts';
import { selectSummaries, withSailings } from '../../reservations/orders/order-summaries.repository.ts';

const sailing = sql`sailings s where s.id = orders.sailing_id`;

const sortings: Record<MyOrdersQuery['sort'], RawBuilder<unknown>> = {
  created: sql`orders.created_at`,
  sailing: sql`(select s.departs_at from ${sailing})`,
  due: sql`orders.due_sen`,
};

/** One page of a customer's orders, and how many there are. */
export async function findOrdersOfCustomer(
  db: Connection,
  customerId: string,
  wish: MyOrdersQuery,
  now: Date,
): Promise<{ items: OrderSummary[]; total: number }> {
  const { status, search, from, to, sort, descending } = wish;
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
    wish,
  );
  return { items: await withSailings(db, rows, now), total };
}

/** Whether an order has this in its number, in a name or a port of its, or is for this date. */
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
