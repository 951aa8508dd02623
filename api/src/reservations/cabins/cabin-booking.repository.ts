import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type {
  OrderStatus,
  RoomPosition,
  RoomStatus,
  SailingStatus,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinParty } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { RouteZones } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { priceOfTheDay } from '../inventory/availability.sql.ts';

/** The booking of a room on a sailing. Expired holds do not count. */
export async function findBooking(
  db: Connection,
  sailingId: number,
  roomId: number,
  now: Date,
): Promise<{ orderId: string } | undefined> {
  const row = await db
    .selectFrom('order_cabins as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .where('c.sailing_id', '=', sailingId)
    .where('c.room_id', '=', roomId)
    .where('c.released_at', 'is', null)
    .where(sql<boolean>`not (o.status = 'unpaid' and o.hold_expires_at <= ${now})`)
    .select('o.id')
    .executeTakeFirst();
  return row && { orderId: row.id };
}

/** Locks an order against cancellation until the transaction ends: a cancellation locks the order first. */
export async function lockOrder(
  trx: Transaction<Database>,
  orderId: string,
): Promise<{ number: string; status: OrderStatus; contactName: string }> {
  const row = await trx
    .selectFrom('orders')
    .select(['number', 'status', 'contact_name'])
    .where('id', '=', orderId)
    .forShare()
    .executeTakeFirstOrThrow();
  return { number: row.number, status: row.status, contactName: row.contact_name };
}

/** The guests of an order who sleep in a room. */
export async function findParty(db: Connection, orderId: string, roomId: number): Promise<CabinParty> {
  const { rows } = await sql<CabinParty>`
    select o.number as "orderNumber", array(
      select p.name from order_cabins c join tickets t on t.order_id = c.order_id and t.cabin_id = c.id and t.canceled_at is null
      join passengers p on p.id = t.passenger_id
      where c.order_id = o.id and c.room_id = ${roomId} order by p.position
    ) as guests
    from orders o where o.id = ${orderId}
  `.execute(db);
  const [party] = rows;
  if (!party) throw new Error(`order ${orderId} is gone`);
  return party;
}

/** The room on a guest's ticket, and whether the ticket is valid. */
export interface GuestTicket {
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  name: string;
  canceled: boolean;
  secret: Buffer;
  sailing: {
    id: number;
    shipId: number;
    shipName: string;
    status: SailingStatus;
    departsAt: Date;
    zones: Pick<RouteZones, 'departs'>;
  };
  /** Null if the booking has no cabin for this guest, or no longer has it. */
  room: { id: number; number: string } | null;
}

/** The caller locks the order first (`lockOrder`), so that the result stays valid. */
export async function findGuestTicket(db: Connection, ticketId: string): Promise<GuestTicket | undefined> {
  const row = await db
    .selectFrom('tickets as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .innerJoin('passengers as p', 'p.id', 't.passenger_id')
    .innerJoin('sailings as s', 's.id', 't.sailing_id')
    .innerJoin('ships', 'ships.id', 's.ship_id')
    .leftJoin('order_cabins as c', join =>
      join.onRef('c.id', '=', 't.cabin_id').on('c.released_at', 'is', null),
    )
    .leftJoin('rooms', 'rooms.id', 'c.room_id')
    .where('t.id', '=', ticketId)
    .select(['o.id as order_id', 'o.number as order_number', 'o.status as order_status', 'p.name'])
    .select(['t.canceled_at', 't.verification_secret', 's.id as sailing_id', 's.status as sailing_status'])
    .select(['s.departs_at', 's.departs_zone', 'ships.id as ship_id', 'ships.name as ship_name'])
    .select(['rooms.id as room_id', 'rooms.number as room_number'])
    .executeTakeFirst();
  return (
    row && {
      orderId: row.order_id,
      orderNumber: row.order_number,
      orderStatus: row.order_status,
      name: row.name,
      canceled: row.canceled_at !== null,
      secret: row.verification_secret,
      sailing: {
        id: row.sailing_id,
        shipId: row.ship_id,
        shipName: row.ship_name,
        status: row.sailing_status,
        departsAt: row.departs_at,
        zones: { departs: row.departs_zone },
      },
      room: row.room_id === null ? null : { id: row.room_id, number: row.room_number ?? '' },
    }
  );
}

/** A room to which guests of an order are checked in. */
export interface Stay {
  roomId: number;
  number: string;
}

/** The rooms to which guests of an order are checked in, by number. */
export async function findStays(db: Connection, orderId: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select r.id as "roomId", r.number from rooms r
    where r.status = 'occupied'
      and r.id in (select room_id from room_events where order_id = ${orderId} and action = 'check-in')
      and (select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1) = ${orderId}
    order by length(r.number), r.number
  `.execute(db);
  return rows;
}

/** A cabin of the sailing's ship, with its holder. */
export interface SailingCabin {
  roomId: number;
  number: string;
  floor: number;
  position: RoomPosition;
  status: RoomStatus;
  roomTypeCode: string;
  maxOccupancy: number;
  /** Its price on the sailing now; null if none is set. */
  priceSen: number | null;
  /** The row of its holder; null if it is free. An expired hold does not count. */
  cabinId: string | null;
  /** Null for a cabin that is kept without an order. */
  orderId: string | null;
  orderNumber: string | null;
  orderStatus: OrderStatus | null;
  contactName: string | null;
  /** The agreed price. */
  agreedSen: number | null;
  /** The tickets of the guests who sleep there. */
  ticketIds: string[];
}

/** The sailing that an order is on. */
export async function findSailingOf(db: Connection, orderId: string): Promise<number> {
  const { sailing_id } = await db
    .selectFrom('orders')
    .select('sailing_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return sailing_id;
}

/** Every cabin of a sailing, by deck and number. */
export async function findSailingCabins(
  db: Connection,
  sailingId: number,
  now: Date,
): Promise<SailingCabin[]> {
  const { rows } = await sql<SailingCabin>`
    select r.id as "roomId", r.number, r.floor, r.position, r.status, t.code as "roomTypeCode",
      t.max_occupancy as "maxOccupancy", p.price_sen as "priceSen", taken.id as "cabinId", taken.order_id as "orderId",
      taken.number as "orderNumber", taken.status as "orderStatus", taken.contact_name as "contactName",
      taken.price_sen as "agreedSen",
      array(select k.id from tickets k where k.cabin_id = taken.id and k.canceled_at is null order by k.serial) as "ticketIds"
    from sailings s
    join rooms r on r.ship_id = s.ship_id
    join room_types t on t.id = r.room_type_id
    left join room_type_prices p on p.room_type_id = t.id and ${priceOfTheDay}
    left join lateral (
      select c.id, c.order_id, c.price_sen, o.number, o.status, o.contact_name
      from order_cabins c
      left join orders o on o.id = c.order_id
      left join place_offers offer on offer.id = c.offer_id
      where c.sailing_id = s.id and c.room_id = r.id and c.released_at is null
        and not coalesce(o.status = 'unpaid' and o.hold_expires_at <= ${now}, offer.expires_at <= ${now}, false)
    ) taken on true
    where s.id = ${sailingId} order by r.floor, r.number
  `.execute(db);
  return rows;
}

/** A cabin of a party with its type. */
export interface PartyCabin {
  id: string;
  number: string;
  roomTypeId: number;
  type: Translated;
}

/** The cabins of an order that are not given up, in a steady order. */
export async function findPartyCabins(db: Connection, orderId: string): Promise<PartyCabin[]> {
  const rows = await db
    .selectFrom('order_cabins')
    .innerJoin('rooms', 'rooms.id', 'order_cabins.room_id')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select(['order_cabins.id', 'rooms.number', 'rooms.room_type_id', 'room_types.name'])
    .where('order_cabins.order_id', '=', orderId)
    .where('order_cabins.released_at', 'is', null)
    .orderBy('order_cabins.id')
    .execute();
  return rows.map(({ id, number, room_type_id, name }) => ({
    id,
    number,
    roomTypeId: room_type_id,
    type: name,
  }));
}
