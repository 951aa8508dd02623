import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { MINUTE_MS, minuteOf } from './minute.rules.ts';

/** How often a sailing was tried to be booked in a minute. */
export interface Attempts {
  sailingId: number;
  minute: Date;
  attempts: number;
}

/** Adds to the counts of all copies of the API. A sailing that is gone is left out. */
export async function addAttempts(db: Connection, counted: readonly Attempts[]): Promise<void> {
  await sql`
    insert into booking_attempts as b (sailing_id, minute, attempts)
    select a.sailing_id, a.minute, a.attempts
    from unnest(${counted.map(({ sailingId }) => sailingId)}::integer[], ${counted.map(({ minute }) => minute)}::timestamptz[],
      ${counted.map(({ attempts }) => attempts)}::integer[]) as a (sailing_id, minute, attempts)
    join sailings s on s.id = a.sailing_id
    order by a.sailing_id, a.minute
    on conflict (sailing_id, minute) do update set attempts = b.attempts + excluded.attempts
  `.execute(db);
}

/**
 * Attempts of the last 60 seconds, of all copies: those of this minute, and of the minute before as much as is within the 60
 * seconds, as if it were spread evenly. A burst across the edge of a minute is thereby counted as one.
 */
export async function countRecentAttempts(
  db: Connection,
  sailingIds: readonly number[],
  now: Date,
): Promise<{ sailingId: number; attempts: number }[]> {
  const minute = minuteOf(now);
  const before = new Date(minute.getTime() - MINUTE_MS);
  const ofBefore = 1 - (now.getTime() - minute.getTime()) / MINUTE_MS;
  const { rows } = await sql<{ sailing_id: number; attempts: number }>`
    select sailing_id,
      ceil(sum(attempts * case when minute = ${before} then ${ofBefore}::float8 else 1 end))::integer as attempts
    from booking_attempts where sailing_id = any(${sailingIds}::integer[]) and minute in (${before}, ${minute})
    group by sailing_id order by sailing_id
  `.execute(db);
  return rows.map(row => ({ sailingId: row.sailing_id, attempts: row.attempts }));
}

/** Of the past, the counts say nothing that anybody needs. */
export async function deleteAttemptsBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('booking_attempts').where('minute', '<', moment).execute();
}

/** Forgets the attempts of a sailing. */
export async function deleteAttemptsOf(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx.deleteFrom('booking_attempts').where('sailing_id', '=', sailingId).execute();
}
