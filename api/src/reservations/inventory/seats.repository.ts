import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

const ABREAST = 'ABCDEF';

/**
 * The lowest free seats of a sailing, so that a party sits together: rows of six, `1A` to `1F`, then `2A`. There are as
 * many as the sailing has places. The caller holds the sailing's lock (inventory.service.ts).
 */
export async function findFreeSeats(
  trx: Transaction<Database>,
  sailingId: number,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ seat: string }>`
    select seat from sailing_inventory i
    cross join generate_series(0, i.capacity - 1) as n
    cross join lateral (select n / 6 + 1 || substr(${ABREAST}, n % 6 + 1, 1) as seat) numbered
    where i.sailing_id = ${sailingId}
      and not exists (select from tickets t where t.sailing_id = ${sailingId} and t.seat = numbered.seat and t.canceled_at is null)
    order by n limit ${count}
  `.execute(trx);
  return rows.map(row => row.seat);
}
