import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, refusing } from '../../lib/errors.ts';

/** An order whose time to pay had run out at `canceled_at`. */
export interface ExpiredOrder {
  id: string;
  sailing_id: number;
  canceled_at: Date | null;
}

/** The tickets that an order had when it expired, in the order of its passengers. */
export async function findExpiredTickets(
  trx: Transaction<Database>,
  order: ExpiredOrder,
): Promise<{ id: string; priceSen: number }[]> {
  const rows = await trx
    .selectFrom('tickets')
    .select(['id', 'price_sen'])
    .where('order_id', '=', order.id)
    .where('canceled_at', '=', order.canceled_at)
    .orderBy('serial')
    .execute();
  return rows.map(row => ({ id: row.id, priceSen: row.price_sen }));
}

/** The passenger is on the sailing by another order (invariant I9). */
const BOOKED_AGAIN = { i9_document_once_per_sailing: new AppError('document-booked') };

/** A ticket is good again, on another seat. @throws AppError `document-booked` */
export async function reviveTicket(trx: Transaction<Database>, id: string, seat: string): Promise<void> {
  await refusing(BOOKED_AGAIN, () =>
    trx
      .updateTable('tickets')
      .set({ canceled_at: null, charge_sen: null, seat })
      .where('id', '=', id)
      .execute(),
  );
}

/** The number of a cabin of an expired order that another order has now, or that is not on the ship that sails now. */
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

/** Takes the cabins again that an order had when it expired. @returns their prices, in sen. */
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
