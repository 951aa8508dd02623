import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { RoomPosition, RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BoardRoom,
  CabinParty,
  ShipOverview,
} from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

interface Row {
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

/** Whose room (alias `r`) it is on a sailing, as long as they have not been checked into it. */
const bookedFor = (sailingId: number | null): RawBuilder<CabinParty | null> => sql<CabinParty | null>`(
  select ${party} from order_cabins c join orders o on o.id = c.order_id and o.status in ('paid', 'completed')
  where c.sailing_id = ${sailingId} and c.room_id = r.id and c.released_at is null
    and not exists (
      select from room_events e where e.order_id = o.id and e.room_id = r.id and e.action = 'check-in'
    )
)`;

/** The rooms of a ship, or one of them, with who is in them and whose they are on the two sailings. */
export async function findBoardRooms(
  db: Connection,
  where: { shipId: number } | { roomId: number },
  sailingIds: { current: number | null; following: number | null },
): Promise<BoardRoom[]> {
  const wanted = 'shipId' in where ? sql`r.ship_id = ${where.shipId}` : sql`r.id = ${where.roomId}`;
  const { rows } = await sql<Row>`
    select r.id, r.version, r.number, r.floor, r.position, r.status, r.notes, r.checked_in_at,
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
    where ${wanted}
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

/** The ships that are not out of service and have rooms, in the order of their weight. */
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
