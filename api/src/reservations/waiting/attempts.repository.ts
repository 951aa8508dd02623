import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** How often a sailing was tried to be booked in a minute. */
export interface Attempts {
  sailingId: number;
  minute: Date;
  attempts: number;
}

/** Adds to the counts of all copies of the API. A sailing that is gone is left out. @returns the sums. */
export async function addAttempts(db: Connection, counted: readonly Attempts[]): Promise<Attempts[]> {
  const { rows } = await sql<{ sailing_id: number; minute: Date; attempts: number }>`
    insert into booking_attempts as b (sailing_id, minute, attempts)
    select a.sailing_id, a.minute, a.attempts
    from unnest(${counted.map(({ sailingId }) => sailingId)}::integer[], ${counted.map(({ minute }) => minute)}::timestamptz[],
      ${counted.map(({ attempts }) => attempts)}::integer[]) as a (sailing_id, minute, attempts)
    join sailings s on s.id = a.sailing_id
    order by a.sailing_id, a.minute
    on conflict (sailing_id, minute) do update set attempts = b.attempts + excluded.attempts
    returning b.sailing_id, b.minute, b.attempts
  `.execute(db);
  return rows.map(row => ({ sailingId: row.sailing_id, minute: row.minute, attempts: row.attempts }));
}

/** Of the past, the counts say nothing that anybody needs. */
export async function deleteAttemptsBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('booking_attempts').where('minute', '<', moment).execute();
}
