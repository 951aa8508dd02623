import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** When a sale opens, and whether the line was drawn for it; undefined where there is no such sailing. */
export async function lockOpening(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date } | undefined> {
  const { rows } = await sql<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date }>`
    select s.sales_open_at as "salesOpenAt", s.departs_at as "departsAt",
      (select r.drawn_at from waiting_rooms r where r.sailing_id = s.id) as "drawnAt"
    from sailings s where s.id = ${sailingId} for no key update of s
  `.execute(trx);
  return rows[0];
}

export async function setOpening(
  trx: Transaction<Database>,
  sailingId: number,
  salesOpenAt: Date | null,
): Promise<void> {
  await trx.updateTable('sailings').set({ sales_open_at: salesOpenAt }).where('id', '=', sailingId).execute();
}

/** How many booked after waiting, and how many tried to book since the minute before. */
export async function countBookedAndAttempts(
  db: Connection,
  sailingId: number,
  sinceMinute: Date,
): Promise<{ booked: number; attempts: number }> {
  const { rows } = await sql<{ booked: number; attempts: number }>`
    select
      (select count(*)::integer from waiting_places
        where sailing_id = ${sailingId} and let_in_at is not null and ended_at is not null and ended_how = 'booked') as booked,
      (select coalesce(sum(attempts), 0)::integer from booking_attempts
        where sailing_id = ${sailingId} and minute >= ${sinceMinute}) as attempts
  `.execute(db);
  return rows[0] ?? { booked: 0, attempts: 0 };
}
