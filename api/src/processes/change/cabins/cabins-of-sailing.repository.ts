import type { OrderStatus, RoomPosition, RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { priceOfTheDay } from '../../../reservations/sailings/sailing-places.repository.ts';

/** A cabin of the sailing's ship, with who has it. */
export interface SailingCabin {
  roomId: number;
  number: string;
  floor: number;
  position: RoomPosition;
  status: RoomStatus;
  roomTypeCode: string;
  maxOccupancy: number;
  /** What it costs on the sailing now; null where nothing is set. */
  priceSen: number | null;
  /** The row of who has it; null while nobody does. A hold whose time has run out has nothing. */
  cabinId: string | null;
  /** Null for a cabin that is kept without an order. */
  orderId: string | null;
  orderNumber: string | null;
  orderStatus: OrderStatus | null;
  contactName: string | null;
  /** What was agreed for it. */
  agreedSen: number | null;
  /** The tickets of who sleeps there. */
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

/** Gives a cabin of an order another room at this price. The unique index decides who has a room (invariant I2). */
export async function setRoom(
  trx: Transaction<Database>,
  cabinId: string,
  { roomId, priceSen }: { roomId: number; priceSen: number },
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ room_id: roomId, price_sen: priceSen })
    .where('id', '=', cabinId)
    .execute();
}

/** Exchanges the rooms of two cabins; one gives up its room until the other has moved, as a room is had once (I2). */
export async function exchangeRooms(
  trx: Transaction<Database>,
  one: { cabinId: string; roomId: number },
  other: { cabinId: string; roomId: number },
  at: Date,
): Promise<void> {
  const set = (
    cabinId: string,
    change: { room_id?: number; released_at?: Date | null; charge_sen?: number | null },
  ) => trx.updateTable('order_cabins').set(change).where('id', '=', cabinId).execute();
  await set(one.cabinId, { released_at: at, charge_sen: 0 });
  await set(other.cabinId, { room_id: one.roomId });
  await set(one.cabinId, { room_id: other.roomId, released_at: null, charge_sen: null });
}

/** One cabin more of an order. */
export async function addCabin(
  trx: Transaction<Database>,
  cabin: { id: string; orderId: string; sailingId: number; roomId: number; priceSen: number },
): Promise<void> {
  await trx
    .insertInto('order_cabins')
    .values({
      id: cabin.id,
      order_id: cabin.orderId,
      sailing_id: cabin.sailingId,
      room_id: cabin.roomId,
      price_sen: cabin.priceSen,
    })
    .execute();
}

/** Whose bed is in which cabin of their order. */
export async function setCabinOfTickets(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
  cabinId: string,
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ cabin_id: cabinId })
    .where('id', '=', sql<string>`any(${ticketIds}::uuid[])`)
    .execute();
}
