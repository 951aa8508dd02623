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

/** How many seconds an order departs earlier or later than it was sold, counted from its first departure. */
const movedSeconds = ({ departedAt, departsAt }: Pick<MovedDeparture, 'departedAt' | 'departsAt'>) =>
  sql`abs(extract(epoch from ${departsAt}::timestamptz - coalesce(moved_from, ${departedAt})))`;

/** Whether such a departure would free live orders of a sailing of charges (R271), also together with moves before it. */
export async function wouldFreeOrders(
  trx: Transaction<Database>,
  { sailingId, longMinutes, ...times }: Omit<MovedDeparture, 'freeUntil'>,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('sailing_id', '=', sailingId)
    .where('status', 'in', ['unpaid', 'paid'])
    .where(sql<boolean>`${movedSeconds(times)} >= ${longMinutes * 60}`)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
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
        when ${movedSeconds({ departedAt, departsAt })} >= ${longMinutes * 60}
          then greatest(free_until, ${freeUntil}::timestamptz)
        else free_until end
    where id in (
      select id from orders where sailing_id = ${sailingId} and status in ('unpaid', 'paid') order by id for no key update
    )
  `.execute(trx);
}
