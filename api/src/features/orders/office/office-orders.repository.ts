import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type {
  Language,
  OrderChannel,
  OrderStatus,
  PaymentMethod,
  Session,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeOrder,
  OfficeOrdersQuery,
  OrderExportQuery,
} from '@gangway/shared/contract/office/orders/orders.ts';
import type { FoundPassenger, PassengersQuery } from '@gangway/shared/contract/office/orders/passengers.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { countUpToLimit, NEWEST_COUNTED, type RowCount } from '../../../lib/database/paging.ts';
import { writeRowKey } from '../../../lib/database/row-key.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';
import { readInBatches, type Snapshot } from '../../../lib/database/snapshot.ts';
import { textOf } from '../../../lib/database/text-of.ts';
import type { SheetCell } from '../../../lib/excel/columns.ts';
import { cellsOf } from '../../../lib/excel/report-cells.sql.ts';
import { type MatchingOrders, matchingOrders } from './matching-orders.sql.ts';
import { nationalitiesOf, passengersOf, qrStatusOf, roomsOf } from './order-fields.sql.ts';
import { reportColumns } from './report-columns.sql.ts';

/** One page of the filtered orders, in order, and the key of its last row if the page is full. */
export async function findOfficeOrders(
  db: Connection,
  { page, size, ...filters }: OfficeOrdersQuery,
): Promise<{ items: OfficeOrder[]; next: string | null }> {
  const offset = filters.after === undefined ? (page - 1) * size : 0;
  const { rows } = await sql<OfficeOrderRow & { key: string }>`
    with page as materialized (${idsOf(matchingOrders(filters), size, offset)})
    select ${columns}, page.key
    from page join orders o on o.id = page.id
    join sailings s on s.id = o.sailing_id
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    left join customers c on c.id = o.customer_id
    order by page.place
  `.execute(db);
  const last = rows.at(-1);
  return {
    items: rows.map(toOfficeOrder),
    next: last && rows.length === size ? writeRowKey(last.key, last.id) : null,
  };
}

/** The number of filtered orders. */
export function countOfficeOrders(
  db: Connection,
  { after: _, ...query }: OfficeOrdersQuery,
): Promise<RowCount> {
  const counted = (newest?: number) => {
    const { tables, where } = matchingOrders({ ...query, sort: 'created' }, newest ? { newest } : {});
    return sql`${tables} ${where}`;
  };
  return countUpToLimit(db, counted(), counted(NEWEST_COUNTED));
}

/** The query of a filter's first page, exported so that a test can explain it. */
export const idsOf = (
  { tables, where, id, by, inOrder }: MatchingOrders,
  limit: number,
  offset: number,
) => sql`
  select ${id} as id, ${by}::text as key, row_number() over (${inOrder}) as place from ${tables} ${where}
  ${inOrder} limit ${limit} offset ${offset}`;

const columns = sql`
  o.id, o.number, o.referral_code, ${nationalitiesOf} as nationalities, c.username, o.contact_name, o.contact_phone,
  ${roomsOf} as rooms, o.due_sen, o.paid_sen, o.refunded_sen, s.session, o.payment_method, ${qrStatusOf} as qr_status,
  o.status, o.channel, s.date, s.departs_at, s.departs_zone, s.id as sailing_id, ships.name as ship, dep.code as departure_code,
  dep.name as departure_name, dest.code as destination_code, dest.name as destination_name,
  ${passengersOf} as passengers, o.created_at, o.updated_at, o.canceled_at, o.refunded_at, o.hold_expires_at`;

interface OfficeOrderRow {
  id: string;
  number: string;
  referral_code: string;
  nationalities: string[];
  username: string | null;
  contact_name: string;
  contact_phone: string;
  rooms: string[];
  due_sen: number;
  paid_sen: number;
  refunded_sen: number;
  session: Session;
  payment_method: PaymentMethod;
  qr_status: 'unused' | 'used';
  status: OrderStatus;
  channel: OrderChannel;
  date: string;
  departs_at: Date;
  departs_zone: string;
  sailing_id: number;
  ship: string;
  departure_code: string;
  departure_name: Translated;
  destination_code: string;
  destination_name: Translated;
  passengers: number;
  created_at: Date;
  updated_at: Date;
  canceled_at: Date | null;
  refunded_at: Date | null;
  hold_expires_at: Date;
}

function toOfficeOrder(row: OfficeOrderRow): OfficeOrder {
  return {
    id: row.id,
    number: row.number,
    reference: row.referral_code,
    nationalities: row.nationalities,
    account: row.username,
    customerName: row.contact_name,
    customerPhone: row.contact_phone,
    rooms: row.rooms,
    dueSen: row.due_sen,
    paidSen: row.paid_sen,
    refundedSen: row.refunded_sen,
    session: row.session,
    paymentMethod: row.payment_method,
    qrStatus: row.qr_status,
    status: row.status,
    channel: row.channel,
    date: row.date,
    departsAt: momentIn(row.departs_at, row.departs_zone),
    sailingId: row.sailing_id,
    ship: row.ship,
    departure: { code: row.departure_code, name: row.departure_name },
    destination: { code: row.destination_code, name: row.destination_name },
    passengers: row.passengers,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    canceledAt: row.canceled_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    holdExpiresAt: row.status === 'unpaid' ? row.hold_expires_at.toISOString() : null,
  };
}

/** The most orders searched: words with more matches do not identify a passenger. */
const MOST_ORDERS = 200;

/**
 * Passengers whose own name and document match all typed words, latest orders first. The orders are found by the list's index;
 * matches of only the contact or a phone are left out.
 */
export async function findPassengers(
  db: Connection,
  { search, size }: PassengersQuery,
): Promise<FoundPassenger[]> {
  const patterns = searchPatterns(search);
  if (patterns.length === 0) return [];
  const all = (words: string) =>
    sql.join(
      patterns.map(pattern => sql`${sql.ref(words)} like ${pattern}`),
      sql` and `,
    );
  const { rows } = await sql<Omit<FoundPassenger, 'departsAt'> & { departsAt: Date; zone: string }>`
    with found as materialized (
      select f.order_id, f.created_at from order_search f where ${all('f.words')}
      order by f.created_at desc, f.order_id desc limit ${MOST_ORDERS}
    )
    select p.id, p.name, p.id_number as "idNumber", o.number as "orderNumber", o.status as "orderStatus",
      ships.name as ship, s.departs_at as "departsAt", s.departs_zone as zone
    from found
    join orders o on o.id = found.order_id
    join sailings s on s.id = o.sailing_id
    join ships on ships.id = s.ship_id
    join passengers p on p.order_id = o.id
    cross join lateral (
      select ' ' || string_agg(word, ' ') || ' ' as words from (
        select search_words(p.name) union all select search_words(regexp_replace(p.id_number, '\\s', '', 'g'))
      ) parts (word)
    ) own
    where ${all('own.words')}
    order by found.created_at desc, o.id desc, p.position
    limit ${size}
  `.execute(db);
  return rows.map(({ zone, ...row }) => ({ ...row, departsAt: momentIn(row.departsAt, zone) }));
}

/** Rows fetched at a time. */
const BATCH = 1000;

/** The number of filtered orders, in this snapshot. */
export async function countReportRows({ db }: Snapshot, query: OrderExportQuery): Promise<number> {
  const { tables, where } = matchingOrders({ ...query, sort: 'created' });
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${tables} ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The names of what the filters choose by an id. */
export interface FilterNames {
  ship: string | undefined;
  route: string | undefined;
  sailing: string | undefined;
}

export async function findFilterNames(
  { db }: Snapshot,
  { ship, route, sailing }: OrderExportQuery,
  language: Language,
): Promise<FilterNames> {
  const routeText = sql<string>`concat(${textOf('dep.name', language)}, ' – ', ${textOf('dest.name', language)})`;
  const { rows } = await sql<{ [Name in keyof FilterNames]: string | null }>`
    select
      (select name from ships where id = ${ship ?? null}) as ship,
      (select ${routeText} from routes r join ports dep on dep.id = r.departure_port_id
        join ports dest on dest.id = r.destination_port_id where r.id = ${route ?? null}) as route,
      (select concat_ws(', ', ships.name, ${routeText},
          to_char(s.departs_at at time zone s.departs_zone, 'YYYY-MM-DD HH24:MI'))
        from sailings s join ships on ships.id = s.ship_id join routes r on r.id = s.route_id
        join ports dep on dep.id = r.departure_port_id join ports dest on dest.id = r.destination_port_id
        where s.id = ${sailing ?? null}) as sailing
  `.execute(db);
  const [names] = rows;
  return {
    ship: names?.ship ?? undefined,
    route: names?.route ?? undefined,
    sailing: names?.sailing ?? undefined,
  };
}

/** All filtered orders, in order, as the cells of the report's columns. */
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

/** The totals of a group in sen; fields by which it is not grouped are null. */
export interface OrderTotals {
  group: TotalGroup;
  /** The date in Excel's count of days. */
  date: number | null;
  session: string | null;
  ship: string | null;
  route: string | null;
  /** Null in the group of orders without an agent. */
  agent: string | null;
  /** Null if no method was chosen. */
  method: string | null;
  orders: number;
  passengers: number;
  due_sen: number;
  paid_sen: number;
  refunded_sen: number;
}

/** Totals of the filtered orders, in every grouping: the database reads the orders once, and returns a row per group. */
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
