import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingsConcerned } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { MOST_DISRUPTED } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { SwapRoom } from './room-swap.rules.ts';

/** The requested sailings, by departure; of a ship and dates, those that have not ended. */
export async function findConcernedIds(
  db: Connection,
  selection: SailingsConcerned,
  now: Date,
): Promise<number[]> {
  const query = db.selectFrom('sailings').select('id').orderBy('departs_at').orderBy('id');
  const rows = await ('sailingIds' in selection
    ? query.where('id', '=', sql<number>`any(${selection.sailingIds})`)
    : query
        .where('ship_id', '=', selection.shipId)
        .where('date', '>=', selection.from)
        .where('date', '<=', selection.to)
        .where('status', 'in', ['scheduled', 'delayed', 'closed'])
        .where('arrives_at', '>', now)
        .limit(MOST_DISRUPTED)
  ).execute();
  return rows.map(({ id }) => id);
}

/** Agents with live orders on any of the sailings. An agent with several counts once. */
export async function countAgents(db: Connection, sailingIds: readonly number[]): Promise<number> {
  const { agents } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.count<number>('customer_id').distinct().as('agents'))
    .where('sailing_id', '=', sql<number>`any(${sailingIds})`)
    .where('channel', '=', 'agent')
    .where('status', 'in', ['unpaid', 'paid'])
    .executeTakeFirstOrThrow();
  return agents;
}

/** Contacts of live orders that can only be phoned, by sailing. */
export async function findToCall(
  db: Connection,
  sailingIds: readonly number[],
): Promise<{ number: string; name: string; phone: string }[]> {
  return db
    .selectFrom('orders')
    .select(['number', 'contact_name as name', 'contact_phone as phone'])
    .where('sailing_id', '=', sql<number>`any(${sailingIds})`)
    .where('status', 'in', ['unpaid', 'paid'])
    .where('contact_email', 'is', null)
    .orderBy('sailing_id')
    .orderBy('number')
    .execute();
}

/** A room that is booked on a sailing, or kept for an offer without an order. */
export interface HeldRoom extends SwapRoom {
  /** The cabin's key. */
  key: string;
  orderId: string | null;
  party: { number: string; name: string; phone: string } | null;
  isOccupied: boolean;
}

const priceOn = (sailingId: number): RawBuilder<number> => sql`
  coalesce((
    select price.price_sen from room_type_prices price join sailings s on s.id = ${sailingId}
    where price.room_type_id = type.id and price.session = s.session and price.weekday = extract(isodow from s.date)
  ), 0)`;

export async function findHeldRooms(db: Connection, sailingId: number): Promise<HeldRoom[]> {
  const { rows } = await sql<HeldRoom>`
    select c.id as key, c.order_id as "orderId", r.id as "roomId", r.number, r.floor, type.id as "roomTypeId",
      type.max_occupancy as "maxOccupancy", ${priceOn(sailingId)} as "priceSen",
      case when o.id is not null
        then jsonb_build_object('number', o.number, 'name', o.contact_name, 'phone', o.contact_phone) end as party,
      r.status = 'occupied' and o.id is not null and o.id = (
        select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1
      ) as "isOccupied"
    from order_cabins c join rooms r on r.id = c.room_id join room_types type on type.id = r.room_type_id
    left join orders o on o.id = c.order_id
    where c.sailing_id = ${sailingId} and c.released_at is null
    order by r.number, c.id
  `.execute(db);
  return rows.map(row => ({ ...row, isOccupied: row.isOccupied === true }));
}

/** The rooms of a ship that guests of a sailing can get: all except those under maintenance. */
export async function findRoomsOfShip(
  db: Connection,
  shipId: number,
  sailingId: number,
): Promise<SwapRoom[]> {
  const { rows } = await sql<SwapRoom>`
    select r.id as "roomId", r.number, r.floor, type.id as "roomTypeId", type.max_occupancy as "maxOccupancy",
      ${priceOn(sailingId)} as "priceSen"
    from rooms r join room_types type on type.id = r.room_type_id
    where r.ship_id = ${shipId} and r.status <> 'maintenance'
    order by r.number
  `.execute(db);
  return rows;
}

export async function findShip(db: Connection, id: number) {
  return db
    .selectFrom('ships')
    .select(['id', 'name', 'status', 'capacity'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether a ship has a sailing on a date and session, canceled or not. */
export async function hasSailing(
  db: Connection,
  { shipId, date, session }: { shipId: number; date: string; session: Session },
): Promise<boolean> {
  const row = await db
    .selectFrom('sailings')
    .select('id')
    .where('ship_id', '=', shipId)
    .where('date', '=', date)
    .where('session', '=', session)
    .executeTakeFirst();
  return row !== undefined;
}

/** The live tickets of a sailing, party by party. */
export async function findSeats(
  db: Connection,
  sailingId: number,
): Promise<{ id: string; orderId: string; seat: string; seatFeeSen: number; boarded: boolean }[]> {
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'order_id', 'seat', 'seat_fee_sen', 'boarding_status'])
    .where('sailing_id', '=', sailingId)
    .where('canceled_at', 'is', null)
    .orderBy('order_id')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    orderId: row.order_id,
    seat: row.seat,
    seatFeeSen: row.seat_fee_sen,
    boarded: row.boarding_status === 'boarded',
  }));
}

/** The live orders of a sailing, locked until the transaction ends. */
export async function lockOrdersOf(trx: Transaction<Database>, sailingId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
