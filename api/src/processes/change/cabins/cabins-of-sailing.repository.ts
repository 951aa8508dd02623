import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type { OrderStatus, RoomPosition, RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { priceOfTheDay } from '../../../reservations/inventory/availability.sql.ts';

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
