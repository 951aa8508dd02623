import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { deleteOfferedCabins } from './order-cabins.repository.ts';

/** Places and rooms of a sailing that are kept for a party without an order (migration 0032). */
export interface PlaceOffer {
  id: string;
  sailingId: number;
  places: number;
  /** Rooms of the sailing's ship, with their prices for the party. */
  rooms: readonly { cabinId: string; roomId: number; number: string; priceSen: number }[];
  /** Null if the code that made the offer also ends it. */
  expiresAt: Date | null;
}

/** An offer that has not ended. */
export interface KeptOffer {
  id: string;
  sailingId: number;
  places: number;
}

export async function insertOffer(
  trx: Transaction<Database>,
  { id, sailingId, places, expiresAt }: PlaceOffer,
): Promise<void> {
  await trx
    .insertInto('place_offers')
    .values({ id, sailing_id: sailingId, places, expires_at: expiresAt })
    .execute();
}

/** Locks an offer until the transaction ends. @returns undefined if it has ended. */
export async function lockOffer(trx: Transaction<Database>, id: string): Promise<KeptOffer | undefined> {
  const row = await trx
    .selectFrom('place_offers')
    .select(['id', 'sailing_id', 'places'])
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { id: row.id, sailingId: row.sailing_id, places: row.places };
}

/** Ends offers and frees their rooms. @returns the number of their places. */
export async function endOffers(
  trx: Transaction<Database>,
  ids: readonly string[],
  at: Date,
): Promise<number> {
  await deleteOfferedCabins(trx, ids);
  const ended = await trx
    .updateTable('place_offers')
    .set({ released_at: at })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('released_at', 'is', null)
    .returning('places')
    .execute();
  return ended.reduce((sum, { places }) => sum + places, 0);
}

/** Locks the expired offers of a sailing. One that is being taken up is already locked, and is skipped. */
export async function lockOverdueOffers(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('place_offers')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('released_at', 'is', null)
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The sailings with expired offers. */
export async function findSailingsWithOverdueOffers(db: Connection, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('place_offers')
    .select('sailing_id')
    .distinct()
    .where('released_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  return rows.map(row => row.sailing_id);
}
