import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderExportQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import { sql } from 'kysely';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import { textOf } from '../../../lib/database/text-of.ts';
import type { SheetCell } from '../../../lib/excel/columns.ts';
import { cellsOf } from '../../../lib/excel/report-cells.sql.ts';
import { matchingOrders } from '../office/matching-orders.sql.ts';
import { passengersOf } from '../office/order-fields.sql.ts';
import { reportColumns } from './report-columns.sql.ts';

/** Rows fetched at a time. */
const BATCH = 1000;

/** How many orders the filter leaves, in this snapshot. */
export async function countReportRows({ db }: Snapshot, query: OrderExportQuery): Promise<number> {
  const { tables, where } = matchingOrders({ ...query, sort: 'created' });
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${tables} ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Every order that the filter leaves, in its order, as the cells of the report's columns.
 */
export async function* readReportRows(
  snapshot: Snapshot,
  query: OrderExportQuery,
  language: Language,
): AsyncGenerator<SheetCell[][]> {
  const { tables, where, inOrder } = matchingOrders(query, { whole: true });
  const statement = sql`
    select ${cellsOf(reportColumns, language)} as cells
    from ${tables}
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    left join customers c on c.id = o.customer_id
    ${where} ${inOrder}`;
  for await (const rows of readInBatches<{ cells: SheetCell[] }>(snapshot, statement, BATCH))
    yield rows.map(row => row.cells);
}

export const totalGroups = ['sailing', 'route', 'agent', 'method'] as const;

export type TotalGroup = (typeof totalGroups)[number];

/** What the orders of one group come to, in sen; of what they are grouped by, the rest is null. */
export interface OrderTotals {
  group: TotalGroup;
  /** Days as Excel counts them. */
  date: number | null;
  session: string | null;
  ship: string | null;
  route: string | null;
  /** Null in the group of all orders that no agent booked. */
  agent: string | null;
  /** Null where none was chosen. */
  method: string | null;
  orders: number;
  passengers: number;
  due_sen: number;
  paid_sen: number;
  refunded_sen: number;
}

/** Totals of the orders that the filter leaves, in every grouping: the database reads the orders once, and answers with a row a group. */
export async function readOrderTotals(
  { db }: Snapshot,
  query: OrderExportQuery,
  language: Language,
): Promise<OrderTotals[]> {
  const { tables, where } = matchingOrders({ ...query, sort: 'created' }, { whole: true });
  const { rows } = await sql<OrderTotals>`
    select
      case when grouping(sailing_id) = 0 then 'sailing' when grouping(route_id) = 0 then 'route'
        when grouping(agent_id) = 0 then 'agent' else 'method' end as "group",
      date, session, ship, route, agent, method, count(*) as orders, sum(passengers)::integer as passengers,
      sum(due_sen) as due_sen, sum(paid_sen) as paid_sen, sum(refunded_sen) as refunded_sen
    from (
      select s.id as sailing_id, s.date - date '1899-12-30' as date, s.session::text as session, s.departs_at,
        ships.name as ship, r.id as route_id,
        concat(${textOf('dep.name', language)}, ' – ', ${textOf('dest.name', language)}) as route,
        case when o.channel = 'agent' then c.id end as agent_id,
        case when o.channel = 'agent' then c.username end as agent,
        o.payment_method::text as method, ${passengersOf} as passengers, o.due_sen, o.paid_sen, o.refunded_sen
      from ${tables}
      join ships on ships.id = s.ship_id
      join routes r on r.id = s.route_id
      join ports dep on dep.id = r.departure_port_id
      join ports dest on dest.id = r.destination_port_id
      left join customers c on c.id = o.customer_id
      ${where}
    ) matching
    group by grouping sets (
      (sailing_id, date, session, departs_at, ship, route_id, route), (route_id, route), (agent_id, agent), (method))
    order by departs_at, sailing_id, route, agent nulls last, method nulls last
  `.execute(db);
  return rows;
}
