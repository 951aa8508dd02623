import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type {
  BoardingStatus,
  RoomPosition,
  RoomStatus,
  Session,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomEvent, RoomEventsQuery } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type {
  CabinGuest,
  CabinGuestsQuery,
  CheckInSailing,
  RoomAction,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { RouteZones } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { foldedPattern } from '../../../lib/database/like-pattern.ts';
import { countUpToLimit, type RowCount } from '../../../lib/database/paging.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';
import { leavesFrom } from '../../../reservations/sailings/sailing-days.sql.ts';
import { isNotUndone } from '../undone-check-in.sql.ts';

/** Tickets of paid orders with a room, on sailings (alias `s`). */
const guestsOf = sql`
  from order_cabins c
  join orders o on o.id = c.order_id and o.status in ('paid', 'completed')
  join tickets t on t.order_id = c.order_id and t.cabin_id = c.id and t.canceled_at is null
  join passengers p on p.id = t.passenger_id
  join rooms r on r.id = c.room_id
`;

/** The last check-in and check-out of a cabin's guests. */
const stay = sql`cross join lateral (
  select max(e.at) filter (where e.action = 'check-in' and ${isNotUndone}) as checked_in_at,
    max(e.at) filter (where e.action = 'check-out') as checked_out_at
  from room_events e where e.order_id = o.id and e.room_id = r.id
) stay`;

interface GuestRow {
  ticket_id: string;
  serial: string;
  name: string;
  order_number: string;
  order_id: string;
  boarding_status: BoardingStatus;
  room_id: number;
  number: string;
  floor: number;
  position: RoomPosition;
  status: RoomStatus;
  room_type_name: Translated;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}

const sortings: Record<CabinGuestsQuery['sort'], RawBuilder<unknown>[]> = {
  room: [sql`r.floor`, sql`length(r.number)`, sql`r.number`],
  name: [sql`lower(p.name)`],
  checkedInAt: [sql`stay.checked_in_at`],
};

export async function findCabinGuests(
  db: Connection,
  { sailingId, search, arrived, floor, sort, descending, page, size }: CabinGuestsQuery,
): Promise<{ items: CabinGuest[]; total: number }> {
  const pattern = foldedPattern(search);
  const matching = sql`
    ${guestsOf} ${stay}
    where c.sailing_id = ${sailingId} and c.released_at is null
      and (${search} = '' or folded(p.name) like ${pattern} or folded(r.number) like ${pattern}
        or folded(o.number) like ${pattern} or folded(t.serial) like ${pattern})
      and (${floor ?? null}::integer is null or r.floor = ${floor ?? null})
      and (${arrived ?? null}::boolean is null or (stay.checked_in_at is not null) = ${arrived ?? null})
  `;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const order = sortings[sort].map(column => sql`${column} ${direction}`);
  const { rows } = await sql<GuestRow>`
    select t.id as ticket_id, t.serial, p.name, o.number as order_number, o.id as order_id, t.boarding_status,
      r.id as room_id, r.number, r.floor, r.position, r.status,
      (select name from room_types where id = r.room_type_id) as room_type_name,
      stay.checked_in_at,
      case when stay.checked_out_at > stay.checked_in_at then stay.checked_out_at end as checked_out_at
    ${matching}
    order by ${sql.join(order)}, r.number, p.position, t.id
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { items: rows.map(toCabinGuest), total: counted[0]?.total ?? 0 };
}

const toCabinGuest = (row: GuestRow): CabinGuest => ({
  ticketId: row.ticket_id,
  serial: row.serial,
  name: row.name,
  orderNumber: row.order_number,
  orderId: row.order_id,
  boardingStatus: row.boarding_status,
  room: {
    id: row.room_id,
    number: row.number,
    floor: row.floor,
    position: row.position,
    status: row.status,
    roomTypeName: row.room_type_name,
  },
  checkedInAt: row.checked_in_at?.toISOString() ?? null,
  checkedOutAt: row.checked_out_at?.toISOString() ?? null,
});

type SailingRow = Omit<CheckInSailing, 'departsAt' | 'arrivesAt'> & {
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  zones: RouteZones;
};

/** The sailings of a day and those delayed to it, or today's and current ones, with their numbers of arrived cabin guests. */
export async function findCheckInSailings(
  db: Connection,
  { date, underWayAt, now }: { date: string; underWayAt: Date | null; now: Date },
): Promise<CheckInSailing[]> {
  const { rows } = await sql<SailingRow>`
    with ahead as materialized (
      select id, ship_id, departs_at from sailings where status <> 'canceled' and arrives_at > ${now}
    )
    select s.id, s.date, s.session, s.departs_at as "departsAt", s.arrives_at as "arrivesAt",
      jsonb_build_object('departs', s.departs_zone, 'arrives', s.arrives_zone) as zones,
      jsonb_build_object('id', ships.id, 'name', ships.name) as ship,
      dep.name as departure, dest.name as destination,
      s.id = (
        select id from ahead where ahead.ship_id = s.ship_id order by departs_at limit 1
      ) as current,
      guests.expected, guests.arrived
    from sailings s
    join ships on ships.id = s.ship_id
    join routes on routes.id = s.route_id
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    cross join lateral (
      select count(*)::integer as expected,
        count(*) filter (where stay.checked_in_at is not null)::integer as arrived
      ${guestsOf} ${stay} where c.sailing_id = s.id and c.released_at is null
    ) guests
    where s.status <> 'canceled' and (
      (s.date <= ${date} and ${leavesFrom(date)})
      or (${underWayAt}::timestamptz is not null and s.departs_at <= ${underWayAt} and s.arrives_at > ${underWayAt})
    )
    order by s.departs_at, ships.weight, s.id
  `.execute(db);
  return rows.map(({ zones, ...row }) => ({
    ...row,
    current: row.current ?? false,
    departsAt: momentIn(row.departsAt, zones.departs),
    arrivesAt: momentIn(row.arrivesAt, zones.arrives),
  }));
}

interface EventRow {
  id: string;
  at: Date;
  action: RoomAction;
  notes: string;
  room_id: number;
  number: string;
  floor: number;
  ship_id: number;
  ship_name: string;
  order_id: string | null;
  order_number: string | null;
  contact_name: string | null;
  by_id: string;
  username: string;
  by_name: string;
}

/** Orders whose number or contact contains the search text, found by the index over all words. */
const ordersOf = (search: string): RawBuilder<unknown> => {
  const pattern = foldedPattern(search);
  const words = searchPatterns(search).map(word => sql`f.words like ${word}`);
  return sql`
    select o.id from order_search f join orders o on o.id = f.order_id
    where ${sql.join([sql`true`, ...words], sql` and `)}
      and (folded(o.number) like ${pattern} or folded(o.contact_name) like ${pattern})`;
};

/**
 * The conditions of an event (alias `e`). Each filter uses the event alone, or a list of ids: the count reads no more than
 * necessary, and the newest events come directly from the index.
 */
function conditions(query: RoomEventsQuery): RawBuilder<boolean> {
  const { search, shipId, roomId, action, systemUserId, from, to, withGuests } = query;
  const pattern = foldedPattern(search);
  const parts = [
    ...(search
      ? [
          sql`(e.room_id in (select id from rooms where folded(number) like ${pattern})
            or e.order_id in (${ordersOf(search)})
            or folded(e.notes) like ${pattern})`,
        ]
      : []),
    ...(shipId ? [sql`e.room_id in (select id from rooms where ship_id = ${shipId})`] : []),
    ...(roomId ? [sql`e.room_id = ${roomId}`] : []),
    ...(action ? [sql`e.action = ${action}`] : []),
    ...(systemUserId ? [sql`e.system_user_id = ${systemUserId}`] : []),
    ...(from ? [sql`e.at >= ${instantOf(from, '00:00')}`] : []),
    ...(to ? [sql`e.at < ${instantOf(addDays(to, 1), '00:00')}`] : []),
    ...(withGuests !== undefined ? [sql`(e.order_id is not null) = ${withGuests}`] : []),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

export async function findRoomEvents(
  db: Connection,
  query: RoomEventsQuery,
): Promise<RowCount & { items: RoomEvent[] }> {
  const { sort, descending, page, size } = query;
  const direction = descending ? sql`desc` : sql`asc`;
  const order =
    sort === 'at'
      ? sql`e.at ${direction}, e.id ${direction}`
      : sql`r.ship_id, length(r.number) ${direction}, r.number ${direction}, e.at desc, e.id desc`;
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.action, e.notes, r.id as room_id, r.number, r.floor, s.id as ship_id, s.name as ship_name,
      o.id as order_id, o.number as order_number, o.contact_name,
      u.id as by_id, u.username, u.name as by_name
    from room_events e
    join rooms r on r.id = e.room_id
    join ships s on s.id = r.ship_id
    join system_users u on u.id = e.system_user_id
    left join orders o on o.id = e.order_id
    where ${conditions(query)}
    order by ${order}
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const counted = await countUpToLimit(db, sql`room_events e where ${conditions(query)}`);
  return { ...counted, items: rows.map(toRoomEvent) };
}

const toRoomEvent = (row: EventRow): RoomEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  ship: { id: row.ship_id, name: row.ship_name },
  room: { id: row.room_id, number: row.number, floor: row.floor },
  order:
    row.order_id === null
      ? null
      : {
          id: row.order_id,
          number: row.order_number ?? '',
          contactName: row.contact_name ?? '',
        },
  by: { id: row.by_id, username: row.username, name: row.by_name },
  notes: row.notes,
});
