import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type {
  OrderChannel,
  OrderStatus,
  PaymentMethod,
  Session,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeOrder, OfficeOrdersQuery } from '@gangway/shared/contract/office/orders/orders.ts';
import type { FoundPassenger, PassengersQuery } from '@gangway/shared/contract/office/orders/passengers.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { type Counted, countUpToLimit, NEWEST_COUNTED } from '../../../lib/database/paging.ts';
import { writeRowKey } from '../../../lib/database/row-key.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';
import { type MatchingOrders, matchingOrders } from './matching-orders.sql.ts';
import { nationalitiesOf, passengersOf, qrStatusOf, roomsOf } from './order-fields.sql.ts';

/** One page of the orders that the filter leaves, in its order, and the key of its last row where it is full. */
export async function findOfficeOrders(
  db: Connection,
  { page, size, ...wish }: OfficeOrdersQuery,
): Promise<{ items: OfficeOrder[]; next: string | null }> {
  const offset = wish.after === undefined ? (page - 1) * size : 0;
  const { rows } = await sql<OfficeOrderRow & { key: string }>`
    with page as materialized (${idsOf(matchingOrders(wish), size, offset)})
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

/** How many orders the filter leaves. */
export function countOfficeOrders(
  db: Connection,
  { after: _, ...query }: OfficeOrdersQuery,
): Promise<Counted> {
  const counted = (newest?: number) => {
    const { tables, where } = matchingOrders({ ...query, sort: 'created' }, newest ? { newest } : {});
    return sql`${tables} ${where}`;
  };
  return countUpToLimit(db, counted(), counted(NEWEST_COUNTED));
}

/** The query that the first page of a filter runs, for a test to have it explained. */
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
  o.status, o.channel, s.date, s.departs_at, s.id as sailing_id, ships.name as ship, dep.code as departure_code,
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
    departsAt: row.departs_at.toISOString(),
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

/** The limit of orders searched: words with more matches are too short to identify a passenger. */
const MOST_ORDERS = 200;

/**
 * Passengers whose own name and document match everything that was typed, latest orders first. The orders are found by
 * the same index as in the list; matches of the contact or a phone alone are no passengers.
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
  const { rows } = await sql<Omit<FoundPassenger, 'departsAt'> & { departsAt: Date }>`
    with found as materialized (
      select f.order_id, f.created_at from order_search f where ${all('f.words')}
      order by f.created_at desc, f.order_id desc limit ${MOST_ORDERS}
    )
    select p.id, p.name, p.id_number as "idNumber", o.number as "orderNumber", s.departs_at as "departsAt"
    from found
    join orders o on o.id = found.order_id
    join sailings s on s.id = o.sailing_id
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
  return rows.map(row => ({ ...row, departsAt: row.departsAt.toISOString() }));
}
