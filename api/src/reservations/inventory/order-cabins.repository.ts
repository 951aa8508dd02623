import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { ExpiredOrder } from '../tickets/tickets.repository.ts';
import type { InventoryRequest } from './inventory.repository.ts';

/**
 * Takes the cabins that are free: the unique index decides (invariant I2). A room of a ship that has just been replaced does not
 * belong to the sailing. Their orders may be written afterwards, in the same transaction.
 *
 * @returns the ids of those that were taken.
 */
export async function holdCabins(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
): Promise<ReadonlySet<string>> {
  const rows = requests.flatMap(({ orderId, sailingId, cabins }) =>
    cabins.map(cabin => ({ ...cabin, orderId, sailingId })),
  );
  await sql`set constraints order_cabins_order_id_sailing_id_fkey deferred`.execute(trx);
  await sql`
    insert into order_cabins (id, order_id, sailing_id, room_id, price_sen)
    select w.id, w.order_id, w.sailing_id, w.room_id, w.price_sen
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ orderId }) => orderId)}::uuid[],
        ${rows.map(({ sailingId }) => sailingId)}::integer[], ${rows.map(({ roomId }) => roomId)}::integer[],
        ${rows.map(({ priceSen }) => priceSen)}::integer[]) with ordinality
      as w (id, order_id, sailing_id, room_id, price_sen, ordinal)
      join sailings s on s.id = w.sailing_id join rooms r on r.id = w.room_id and r.ship_id = s.ship_id
    order by w.ordinal
    on conflict do nothing
  `.execute(trx);
  const heldCabins = await trx
    .selectFrom('order_cabins')
    .select('id')
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)})`)
    .execute();
  return new Set(heldCabins.map(({ id }) => id));
}

/** The cabins among these, by their ids, whose rooms live orders have, or that are not on the sailing's ship. */
export async function findTakenCabins(
  trx: Transaction<Database>,
  requests: readonly InventoryRequest[],
): Promise<ReadonlySet<string>> {
  const cabins = requests.flatMap(({ sailingId, cabins }) => cabins.map(cabin => ({ ...cabin, sailingId })));
  const { rows } = await sql<{ id: string }>`
    select w.id
    from unnest(${cabins.map(({ id }) => id)}::uuid[], ${cabins.map(({ sailingId }) => sailingId)}::integer[],
      ${cabins.map(({ roomId }) => roomId)}::integer[]) as w (id, sailing_id, room_id)
    where exists (
      select from order_cabins c
      where c.sailing_id = w.sailing_id and c.room_id = w.room_id and c.released_at is null
    ) or not exists (
      select from sailings s join rooms r on r.ship_id = s.ship_id where s.id = w.sailing_id and r.id = w.room_id
    )
  `.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes cabins that were taken in this transaction for orders that were then refused. */
export async function dropCabins(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('order_cabins').where('id', '=', sql<string>`any(${ids})`).execute();
}

/** Takes the rooms of an offer that are free, as `holdCabins` does for orders. @returns the rooms that were taken. */
export async function holdOfferedRooms(
  trx: Transaction<Database>,
  {
    id,
    sailingId,
    rooms,
  }: {
    id: string;
    sailingId: number;
    rooms: readonly { cabinId: string; roomId: number; priceSen: number }[];
  },
): Promise<number[]> {
  if (rooms.length === 0) return [];
  const { rows } = await sql<{ roomId: number }>`
    insert into order_cabins (id, offer_id, sailing_id, room_id, price_sen)
    select w.id, ${id}, s.id, w.room_id, w.price_sen
    from unnest(${rooms.map(({ cabinId }) => cabinId)}::uuid[], ${rooms.map(({ roomId }) => roomId)}::integer[],
        ${rooms.map(({ priceSen }) => priceSen)}::integer[]) with ordinality as w (id, room_id, price_sen, ordinal)
      join sailings s on s.id = ${sailingId} join rooms r on r.id = w.room_id and r.ship_id = s.ship_id
    order by w.ordinal
    on conflict do nothing returning room_id as "roomId"
  `.execute(trx);
  return rows.map(({ roomId }) => roomId);
}

/** The rooms of an offer, in the order of the offer. */
export async function findOfferedRooms(db: Connection, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('order_cabins')
    .select('room_id')
    .where('offer_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ room_id }) => room_id);
}

/** Releases the cabins of orders, without a charge. */
export async function releaseCabinsOf(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ released_at: at, charge_sen: 0 })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('released_at', 'is', null)
    .execute();
}

/** Releases a cabin with its charge. */
export async function releaseCabin(
  trx: Transaction<Database>,
  id: string,
  chargeSen: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ released_at: at, charge_sen: chargeSen })
    .where('id', '=', id)
    .execute();
}

/** The number of a cabin of an expired order that now belongs to another order, or is not on the sailing's ship. */
export async function findLostCabin(
  trx: Transaction<Database>,
  order: ExpiredOrder,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select r.number
    from order_cabins mine join rooms r on r.id = mine.room_id join sailings s on s.id = mine.sailing_id
    where mine.order_id = ${order.id} and mine.released_at = ${order.canceled_at}
      and (r.ship_id <> s.ship_id or exists (
        select from order_cabins other
        where other.sailing_id = mine.sailing_id and other.room_id = mine.room_id and other.id <> mine.id
          and other.released_at is null
      ))
    limit 1
  `.execute(trx);
  return rows[0]?.number;
}

/** Takes again the cabins that an order had when it expired. @returns their prices, in sen. */
export async function reviveCabins(trx: Transaction<Database>, order: ExpiredOrder): Promise<number[]> {
  const rows = await trx
    .updateTable('order_cabins')
    .set({ released_at: null, charge_sen: null })
    .where('order_id', '=', order.id)
    .where('released_at', '=', order.canceled_at)
    .returning('price_sen')
    .execute();
  return rows.map(row => row.price_sen);
}

/** Moves cabins to another order of the same sailing. The caller holds the locks of both orders. */
export async function takeCabinsAlong(
  trx: Transaction<Database>,
  orderId: string,
  cabinIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ order_id: orderId })
    .where('id', '=', sql<string>`any(${cabinIds}::uuid[])`)
    .execute();
}

/**
 * Exchanges the rooms of two cabins. One releases its room until the other has moved, because a room can be booked only once
 * (I2).
 */
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

/** Adds a cabin to an order. */
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

/** Deletes the live cabins of an order that leaves its sailing: the audit of the move lists them. */
export async function deleteCabinsOf(trx: Transaction<Database>, orderId: string): Promise<void> {
  await trx
    .deleteFrom('order_cabins')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
}

/** Deletes the cabins of offers that end. */
export async function deleteOfferedCabins(
  trx: Transaction<Database>,
  offerIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('order_cabins').where('offer_id', '=', sql<string>`any(${offerIds})`).execute();
}

/** Gives a cabin another room of the ship, at its price or another one. */
export async function setRoom(
  trx: Transaction<Database>,
  cabinId: string,
  { roomId, priceSen }: { roomId: number; priceSen?: number },
): Promise<void> {
  await trx
    .updateTable('order_cabins')
    .set({ room_id: roomId, ...(priceSen !== undefined && { price_sen: priceSen }) })
    .where('id', '=', cabinId)
    .execute();
}

export type LiveParts = Awaited<ReturnType<typeof findLiveParts>>;

/** The tickets and cabins of an order that are not canceled, in a steady order. */
export async function findLiveParts(db: Connection, orderId: string) {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'price_sen', 'boarding_status', 'passenger_id', 'cabin_id'])
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .execute();
  const cabins = await db
    .selectFrom('order_cabins')
    .select(['id', 'price_sen', 'room_id'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .orderBy('id')
    .execute();
  return { tickets, cabins };
}
