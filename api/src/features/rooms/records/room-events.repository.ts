import type { RoomEvent, RoomEventsQuery } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { addDays, instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { foldedPattern } from '../../../lib/database/like-pattern.ts';
import { type Counted, countUpToLimit } from '../../../lib/database/paging.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

interface Row {
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

/** Orders whose number or contact has this in it, found among all of them by the index over their words. */
const ordersOf = (search: string): RawBuilder<unknown> => {
  const pattern = foldedPattern(search);
  const words = searchPatterns(search).map(word => sql`f.words like ${word}`);
  return sql`
    select o.id from order_search f join orders o on o.id = f.order_id
    where ${sql.join([sql`true`, ...words], sql` and `)}
      and (folded(o.number) like ${pattern} or folded(o.contact_name) like ${pattern})`;
};

/**
 * The conditions of an event (alias `e`). Each filter uses the event alone, or a list of ids: the count reads no more
 * than necessary, and the newest come directly from the index.
 */
function conditions(query: RoomEventsQuery): RawBuilder<boolean> {
  const { search, shipId, roomId, action, systemUserId, from, to, withGuests } = query;
  const pattern = foldedPattern(search);
  const wanted = [
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
  return wanted.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

export async function findRoomEvents(
  db: Connection,
  query: RoomEventsQuery,
): Promise<Counted & { items: RoomEvent[] }> {
  const { sort, descending, page, size } = query;
  const direction = descending ? sql`desc` : sql`asc`;
  const order =
    sort === 'at'
      ? sql`e.at ${direction}, e.id ${direction}`
      : sql`r.ship_id, length(r.number) ${direction}, r.number ${direction}, e.at desc, e.id desc`;
  const { rows } = await sql<Row>`
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

const toRoomEvent = (row: Row): RoomEvent => ({
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
