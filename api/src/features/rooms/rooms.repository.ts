import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { DeckFacility, RoomPosition, RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BoardRoom,
  CabinParty,
  ShipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type {
  OfficeRoom,
  OfficeRoomsQuery,
  RoomChoices,
} from '@gangway/shared/contract/office/fleet/rooms.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { foldedPattern } from '../../lib/database/like-pattern.ts';
import { fetchPage } from '../../lib/database/paging.ts';
import { isNotUndone } from './undone-check-in.sql.ts';

/** Whether a room (alias `r`) has bookings or records, and so cannot be deleted or leave its ship. */
const isUsed = sql<boolean>`(
  exists (select from order_cabins c where c.room_id = r.id) or exists (select from room_events e where e.room_id = r.id)
)`;

const selectRooms = (db: Connection) =>
  db
    .selectFrom('rooms as r')
    .innerJoin('room_types as t', 't.id', 'r.room_type_id')
    .innerJoin('ships as s', 's.id', 'r.ship_id')
    .select([
      'r.id',
      'r.version',
      'r.number',
      'r.floor',
      'r.position',
      'r.status',
      'r.notes',
      'r.accessible',
      'r.beside',
      'r.checked_in_at',
    ])
    .select(['t.id as type_id', 't.code as type_code', 't.name as type_name'])
    .select(['s.id as ship_id', 's.name as ship_name', isUsed.as('used')]);

type Row = Awaited<ReturnType<ReturnType<typeof selectRooms>['executeTakeFirstOrThrow']>>;

const toOfficeRoom = (row: Row): OfficeRoom => ({
  id: row.id,
  version: row.version,
  number: row.number,
  roomType: { id: row.type_id, code: row.type_code, name: row.type_name as Translated },
  ship: { id: row.ship_id, name: row.ship_name },
  floor: row.floor,
  position: row.position,
  status: row.status,
  notes: row.notes,
  accessible: row.accessible,
  beside: row.beside as DeckFacility[],
  checkedInAt: row.checked_in_at?.toISOString() ?? null,
  used: row.used,
});

export async function findRoom(db: Connection, id: number): Promise<OfficeRoom | undefined> {
  const row = await selectRooms(db).where('r.id', '=', id).executeTakeFirst();
  return row && toOfficeRoom(row);
}

const byNumber = [sql`length(r.number)`, sql`r.number`];
const sortings: Record<OfficeRoomsQuery['sort'], RawBuilder<unknown>[]> = {
  number: [sql`s.weight`, sql`s.id`, ...byNumber],
  floor: [sql`r.floor`, ...byNumber],
  status: [sql`r.status`],
  roomType: [sql`t.code`],
  checkedInAt: [sql`r.checked_in_at`],
};

export async function findRoomPage(
  db: Connection,
  query: OfficeRoomsQuery,
): Promise<{ items: OfficeRoom[]; total: number }> {
  const { search, shipId, floor, position, status, roomTypeId, sort, descending } = query;
  const pattern = foldedPattern(search);
  const condition = sql<boolean>`(
    (${search} = '' or folded(r.number) like ${pattern} or folded(r.notes) like ${pattern})
    and (${shipId ?? null}::integer is null or r.ship_id = ${shipId ?? null})
    and (${floor ?? null}::integer is null or r.floor = ${floor ?? null})
    and (${position ?? null}::room_position is null or r.position = ${position ?? null}::room_position)
    and (${status ?? null}::room_status is null or r.status = ${status ?? null}::room_status)
    and (${roomTypeId ?? null}::integer is null or r.room_type_id = ${roomTypeId ?? null})
  )`;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const matching = selectRooms(db)
    .where(condition)
    .orderBy(sql.join(sortings[sort].map(column => sql`${column} ${direction}`)))
    .orderBy('r.id');
  const { rows, total } = await fetchPage(matching, query);
  return { items: rows.map(toOfficeRoom), total };
}

export async function findChoices(db: Connection): Promise<RoomChoices> {
  const { rows: ships } = await sql<RoomChoices['ships'][number]>`
    select s.id, s.name, s.status,
      array(select distinct floor from rooms r where r.ship_id = s.id order by floor)::integer[] as floors
    from ships s order by s.weight, s.id
  `.execute(db);
  const types = await db.selectFrom('room_types').select(['id', 'code', 'name']).orderBy('code').execute();
  const { rows: officers } = await sql<RoomChoices['officers'][number]>`
    select u.id, u.username, u.name from system_users u
    where exists (select from room_events e where e.system_user_id = u.id) order by lower(u.username)
  `.execute(db);
  return { ships, roomTypes: types.map(type => ({ ...type, name: type.name as Translated })), officers };
}

/** The most guests that one upcoming sailing has booked into a room; 0 without bookings. */
export async function findMostGuests(db: Connection, roomId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ guests: number }>`
    select coalesce(max(guests), 0)::integer as guests from (
      select count(t.id) as guests
      from order_cabins c
      join orders o on o.id = c.order_id and o.status in ('unpaid', 'paid')
      join sailings s on s.id = c.sailing_id and s.arrives_at > ${now} and s.status <> 'canceled'
      join tickets t on t.order_id = c.order_id and t.cabin_id = c.id and t.canceled_at is null
      where c.room_id = ${roomId} and c.released_at is null
      group by c.id
    ) parties
  `.execute(db);
  return rows[0]?.guests ?? 0;
}

/** The given numbers that rooms of the ship already have. */
export async function findTakenNumbers(
  db: Connection,
  shipId: number,
  numbers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('rooms')
    .select('number')
    .where('ship_id', '=', shipId)
    .where('number', 'in', numbers)
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

interface BoardRow {
  id: number;
  version: number;
  number: string;
  room_type_code: string;
  room_type_name: Translated;
  max_occupancy: number;
  floor: number;
  position: RoomPosition;
  status: RoomStatus;
  notes: string;
  accessible: boolean;
  beside: DeckFacility[];
  checked_in_at: Date | null;
  last: (Omit<NonNullable<BoardRoom['last']>, 'at'> & { at: string }) | null;
  stay: CabinParty | null;
  expected: CabinParty | null;
  following: CabinParty | null;
}

/** The party of a cabin (alias `c` of order_cabins, `o` of its order): number and guests, in the order of the booking. */
const party = sql<CabinParty>`jsonb_build_object(
  'orderNumber', o.number,
  'guests', array(
    select p.name from tickets t join passengers p on p.id = t.passenger_id
    where t.order_id = c.order_id and t.cabin_id = c.id and t.canceled_at is null order by p.position
  )
)`;

/** The party that has booked a room (alias `r`) on a sailing, until its check-in. */
const bookedFor = (sailingId: number | null): RawBuilder<CabinParty | null> => sql<CabinParty | null>`(
  select ${party} from order_cabins c join orders o on o.id = c.order_id and o.status in ('paid', 'completed')
  where c.sailing_id = ${sailingId} and c.room_id = r.id and c.released_at is null
    and not exists (
      select from room_events e where e.order_id = o.id and e.room_id = r.id and e.action = 'check-in' and ${isNotUndone}
    )
)`;

/** The rooms of a ship, or one of them, with their guests and their bookings on the two sailings. */
export async function findBoardRooms(
  db: Connection,
  where: { shipId: number } | { roomId: number },
  sailingIds: { current: number | null; following: number | null },
): Promise<BoardRoom[]> {
  const condition = 'shipId' in where ? sql`r.ship_id = ${where.shipId}` : sql`r.id = ${where.roomId}`;
  const { rows } = await sql<BoardRow>`
    select r.id, r.version, r.number, r.floor, r.position, r.status, r.notes, r.accessible, r.beside, r.checked_in_at,
      t.code as room_type_code, t.name as room_type_name, t.max_occupancy,
      case when last.action is not null then jsonb_build_object(
        'action', last.action, 'at', last.at, 'by', last.by, 'notes', last.notes) end as last,
      case when r.status = 'occupied' then (
        select ${party} from order_cabins c join orders o on o.id = c.order_id
        where c.order_id = last.order_id and c.room_id = r.id order by c.released_at nulls first limit 1
      ) end as stay,
      ${bookedFor(sailingIds.current)} as expected,
      ${bookedFor(sailingIds.following)} as following
    from rooms r
    join room_types t on t.id = r.room_type_id
    left join lateral (
      select e.action, e.at, e.notes, e.order_id, coalesce(nullif(u.name, ''), u.username) as by
      from room_events e join system_users u on u.id = e.system_user_id
      where e.room_id = r.id order by e.sequence desc limit 1
    ) last on true
    where ${condition}
    order by r.floor, length(r.number), r.number
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    version: row.version,
    number: row.number,
    roomTypeCode: row.room_type_code,
    roomTypeName: row.room_type_name,
    maxOccupancy: row.max_occupancy,
    floor: row.floor,
    position: row.position,
    status: row.status,
    notes: row.notes,
    accessible: row.accessible,
    beside: row.beside,
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
    last: row.last && { ...row.last, at: new Date(row.last.at).toISOString() },
    stay: row.stay,
    expected: row.expected,
    next: row.following,
  }));
}

export async function findShipName(db: Connection, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('ships').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** The ships with rooms that are not out of service, ordered by weight. */
export async function findOverview(db: Connection): Promise<ShipOverview[]> {
  const { rows } = await sql<ShipOverview>`
    select s.id, s.name,
      count(*) filter (where r.status = 'available')::integer as available,
      count(*) filter (where r.status = 'occupied')::integer as occupied,
      count(*) filter (where r.status = 'maintenance')::integer as maintenance,
      count(*) filter (where r.status = 'dirty')::integer as dirty
    from ships s join rooms r on r.ship_id = s.id
    where s.status <> 'decommissioned'
    group by s.id order by s.weight, s.id
  `.execute(db);
  return rows;
}
