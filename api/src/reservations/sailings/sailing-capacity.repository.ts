import type { Database, Transaction } from '../../lib/database/database.ts';

/** How many places a sailing has, how many of them are held and sold, and how many people its ship carries. */
export function readPlaces(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ capacity: number; held: number; sold: number; shipCapacity: number }> {
  return trx
    .selectFrom('sailing_inventory')
    .innerJoin('sailings', 'sailings.id', 'sailing_id')
    .innerJoin('ships', 'ships.id', 'ship_id')
    .select(['sailing_inventory.capacity', 'held', 'sold', 'ships.capacity as shipCapacity'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
}

export async function setCapacity(
  trx: Transaction<Database>,
  sailingId: number,
  capacity: number,
): Promise<void> {
  await trx.updateTable('sailing_inventory').set({ capacity }).where('sailing_id', '=', sailingId).execute();
}
