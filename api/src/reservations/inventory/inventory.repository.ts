import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';

/** What an order takes of a sailing. */
export interface Wanted {
  orderId: string;
  sailingId: number;
  places: number;
  cabins: { id: string; roomId: number; number: string; priceSen: number }[];
}

/**
 * Holds places if there are as many, and with them the sailing's lock until the transaction ends.
 *
 * @throws AppError `sailing-closed` where the sailing was canceled meanwhile, or has left.
 */
export async function holdPlaces(
  trx: Transaction<Database>,
  { sailingId, places }: Pick<Wanted, 'sailingId' | 'places'>,
): Promise<boolean> {
  try {
    const { rows } = await sql`
      update sailing_inventory set held = held + ${places}
      where sailing_id = ${sailingId} and held + sold + ${places} <= capacity returning sailing_id
    `.execute(trx);
    return rows.length === 1;
  } catch (error) {
    // Canceled or gone since the booking looked at it (migration 0008).
    throw violates(error, 'sailing_open_for_booking') ? new AppError('sailing-closed') : error;
  }
}

/** Holds those cabins that are free; answers with the first that is not. */
export async function holdCabins(
  trx: Transaction<Database>,
  wanted: Wanted,
): Promise<Wanted['cabins'][number] | undefined> {
  if (wanted.cabins.length === 0) return undefined;
  await trx
    .insertInto('order_cabins')
    .values(
      wanted.cabins.map(cabin => ({
        id: cabin.id,
        order_id: wanted.orderId,
        sailing_id: wanted.sailingId,
        room_id: cabin.roomId,
        price_sen: cabin.priceSen,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const mine = await trx
    .selectFrom('order_cabins')
    .select('id')
    .where('order_id', '=', wanted.orderId)
    .execute();
  return wanted.cabins.find(cabin => !mine.some(row => row.id === cabin.id));
}

/** The number of free places. */
export async function countLeft(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return row?.left ?? 0;
}
