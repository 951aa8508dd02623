import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

/** A sailing whose departure is changed. */
export interface MovedDeparture {
  sailingId: number;
  departedAt: Date;
  departsAt: Date;
  /** Minutes earlier or later from which on guests may leave free of charge, and until when. */
  longMinutes: number;
  freeUntil: Date;
}

/**
 * Notes with each live order of a sailing when it was to depart, and, once it departs so much earlier or later than that, until
 * when the order is canceled or moved free of charge. What was told once is not taken back. The caller holds the sailing's
 * lock.
 */
export async function noteMovedDeparture(
  trx: Transaction<Database>,
  { sailingId, departedAt, departsAt, longMinutes, freeUntil }: MovedDeparture,
): Promise<void> {
  await sql`
    update orders set
      moved_from = coalesce(moved_from, ${departedAt}),
      free_until = case
        when abs(extract(epoch from ${departsAt}::timestamptz - coalesce(moved_from, ${departedAt}))) >= ${longMinutes * 60}
          then greatest(free_until, ${freeUntil}::timestamptz)
        else free_until end
    where id in (
      select id from orders where sailing_id = ${sailingId} and status in ('unpaid', 'paid') order by id for no key update
    )
  `.execute(trx);
}
