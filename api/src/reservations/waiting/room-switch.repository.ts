import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** Whether a sailing is booked by those alone whom its waiting room has let in. */
export async function hasWaitingRoom(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('waiting_rooms')
    .select('opened_by')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return (row?.opened_by ?? null) !== null;
}

/**
 * Opens the waiting room of a sailing, which it gets with the first opening; the seed is kept from then on. One that was
 * opened by itself is the office's from the moment that the office opens it. @returns whether it was closed before.
 */
export async function openRoom(
  trx: Transaction<Database>,
  sailingId: number,
  by: 'office' | 'rush',
  seed: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql<{ before: string | null }>`
    with before as materialized (
      select opened_by from waiting_rooms where sailing_id = ${sailingId} for no key update
    )
    insert into waiting_rooms as w (sailing_id, opened_by, seed) values (${sailingId}, ${by}, ${Buffer.from(seed)})
    on conflict (sailing_id) do update set opened_by = excluded.opened_by,
      moving_since = case when w.opened_by is null then null else w.moving_since end,
      fast_rate = case when w.opened_by is null then 0 else w.fast_rate end,
      steady_rate = case when w.opened_by is null then 0 else w.steady_rate end
    where w.opened_by is null or excluded.opened_by = 'office'
    returning (select opened_by from before) as before
  `.execute(trx);
  return rows.length > 0 && rows[0]?.before == null;
}

/** Closes it: whoever still waits, or was let in, books like everybody. @returns whether it was open. */
export async function closeRoom(trx: Transaction<Database>, sailingId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('waiting_rooms')
    .set({
      opened_by: null,
      served: sql<number>`last_number`,
      unnumbered: 0,
      inside: 0,
      fast_rate: 0,
      steady_rate: 0,
      moving_since: null,
    })
    .where('sailing_id', '=', sailingId)
    .where('opened_by', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    update waiting_places set ended_at = ${now}, ended_how = 'closed'
    where sailing_id = ${sailingId} and ended_at is null
  `.execute(trx);
  // What was counted opened this room: the next one takes a rush of its own.
  await trx.deleteFrom('booking_attempts').where('sailing_id', '=', sailingId).execute();
  return true;
}
