import { addDays, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Random } from '../ground/random.ts';
import type { Row, StateChange } from '../ground/rows.ts';
import { startOfDay } from '../ground/start-of-day.ts';

const MINUTE_MS = 60_000;
/** Share of the cabins of yesterday's daytime sailings that are not cleaned yet. */
const LEFT_DIRTY = 0.5;

interface Stay {
  orderId: string;
  roomId: number;
  boardedAt: Date;
  arrivesAt: Date;
}

type RoomState = 'available' | 'occupied' | 'dirty';

interface RoomNow {
  id: number;
  status: RoomState;
  checkedInAt: Date | null;
}

/**
 * Check-ins, check-outs and cleanings of the cabins of these orders, for rooms that are available now. Last night's
 * guests still have their cabins; some cabins of yesterday's daytime guests wait to be cleaned.
 */
export async function writeStays(
  trx: Transaction<Database>,
  insert: BulkInsert,
  {
    random,
    today,
    orderIds,
    frontDeskId,
  }: {
    random: Random;
    today: LocalDate;
    orderIds: readonly string[];
    frontDeskId: string;
  },
): Promise<StateChange[]> {
  const events: Row<'room_events'>[] = [];
  const changes: StateChange[] = [];
  const rooms: RoomNow[] = [];
  for (const [roomId, stays] of Map.groupBy(await findStays(trx, orderIds), stay => stay.roomId)) {
    const room: RoomNow = { id: roomId, status: 'available', checkedInAt: null };
    rooms.push(room);
    const record = (stay: Stay, action: string, at: Date, to: RoomState) => {
      const change = { actor: `staff:${frontDeskId}`, entity: 'rooms', entityId: String(roomId) } as const;
      events.push({
        id: random.uuid(at),
        room_id: roomId,
        order_id: stay.orderId,
        action,
        system_user_id: frontDeskId,
        at,
      });
      changes.push({ ...change, at, from: room.status, to });
      room.status = to;
      room.checkedInAt = to === 'occupied' ? at : null;
    };
    let readyAt = new Date(0);
    for (const [index, stay] of stays.entries()) {
      const after = (start: Date, least: number, most: number) =>
        new Date(start.getTime() + random.integer(least, most) * MINUTE_MS);
      const keyGivenAt = after(stay.boardedAt, 3, 14);
      record(
        stay,
        'check-in',
        keyGivenAt > readyAt ? keyGivenAt : new Date(readyAt.getTime() + MINUTE_MS),
        'occupied',
      );
      if (stay.arrivesAt.getTime() > startOfDay(today)) break;
      record(stay, 'check-out', after(stay.arrivesAt, -25, -5), 'dirty');
      const isLast = index === stays.length - 1 && stay.arrivesAt.getTime() > startOfDay(addDays(today, -1));
      if (isLast && random.chance(LEFT_DIRTY)) break;
      readyAt = after(stay.arrivesAt, 12, 50);
      record(stay, 'clean-completed', readyAt, 'available');
    }
  }
  await insert('room_events', events);
  await setStates(trx, rooms);
  return changes;
}

async function findStays(trx: Transaction<Database>, orderIds: readonly string[]): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select c.order_id as "orderId", c.room_id as "roomId", min(t.boarded_at) as "boardedAt", s.arrives_at as "arrivesAt"
    from unnest(${orderIds}::uuid[]) as made (order_id)
    join order_cabins c on c.order_id = made.order_id and c.released_at is null
    join rooms r on r.id = c.room_id and r.status = 'available'
    join tickets t on t.order_id = c.order_id and t.cabin_id = c.id and t.boarding_status = 'boarded'
    join sailings s on s.id = c.sailing_id and s.status = 'departed'
    group by c.id, s.id
    order by s.departs_at, c.room_id
  `.execute(trx);
  return rows;
}

async function setStates(trx: Transaction<Database>, rooms: readonly RoomNow[]): Promise<void> {
  const changed = rooms.filter(({ status }) => status !== 'available');
  if (changed.length === 0) return;
  await sql`
    update rooms set status = now.status, checked_in_at = now.checked_in_at
    from unnest(
      ${changed.map(({ id }) => id)}::integer[],
      ${changed.map(({ status }) => status)}::room_status[],
      ${changed.map(({ checkedInAt }) => checkedInAt?.toISOString() ?? null)}::timestamptz[]
    ) as now (id, status, checked_in_at)
    where rooms.id = now.id
  `.execute(trx);
}
