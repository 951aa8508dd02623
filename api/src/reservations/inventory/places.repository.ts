import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** Gives back places, held or sold. */
export async function returnPlaces(
  trx: Transaction<Database>,
  sailingId: number,
  kind: 'held' | 'sold',
  places: number,
): Promise<void> {
  await trx
    .updateTable('sailing_inventory')
    .set(kind === 'held' ? { held: sql`held - ${places}` } : { sold: sql`sold - ${places}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** Held places become sold ones when their order is paid. */
export async function sellHeldPlaces(
  trx: Transaction<Database>,
  sailingId: number,
  places: number,
): Promise<void> {
  await trx
    .updateTable('sailing_inventory')
    .set({ held: sql`held - ${places}`, sold: sql`sold + ${places}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}
