import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { placesLeft } from '../inventory/availability.sql.ts';
import { MINUTE_MS, minuteOf } from './minute.rules.ts';

// The table `waiting_rooms` holds the queues, one row a sailing.

/** Whether a sailing can be booked only by people whom its queue has admitted. */
export async function hasOpenQueue(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('waiting_rooms')
    .select('opened_by')
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return (row?.opened_by ?? null) !== null;
}

/**
 * Opens the queue of a sailing, and creates it at the first opening; the seed is kept from then on. A queue that opened
 * automatically becomes the office's when the office opens it. @returns whether it was closed before.
 */
export async function openQueue(
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

/** Closes the queue of a sailing. @returns whether it was open. */
export async function markQueueClosed(trx: Transaction<Database>, sailingId: number): Promise<boolean> {
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
  return numUpdatedRows > 0n;
}

/** The number of bookings after waiting, and of attempts since the previous minute. */
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

/** The queue's rate in numbers per minute, as decaying averages over one minute and over ten. */
export interface Rates {
  fast: number;
  steady: number;
}

/** The sailings whose queues are open. */
export async function findOpenQueues(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_rooms')
    .select('sailing_id')
    .where('opened_by', 'is not', null)
    .execute();
  return rows.map(row => row.sailing_id);
}

export interface LockedQueue {
  opened_by: 'office' | 'rush' | null;
  seed: Buffer;
  drawn_at: Date | null;
  last_number: number;
  served: number;
  party_size: number;
  moving_since: Date | null;
  moved_at: Date | null;
  fast_rate: number;
  steady_rate: number;
  sales_open_at: Date | null;
}

/** Locks the queue for moving it; undefined while another copy moves it. Joining is not blocked. */
export async function lockQueue(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<LockedQueue | undefined> {
  const { rows } = await sql<LockedQueue>`
    select r.opened_by, r.seed, r.drawn_at, r.last_number, r.served, r.party_size, r.moving_since, r.moved_at,
      r.fast_rate, r.steady_rate, s.sales_open_at
    from waiting_rooms r join sailings s on s.id = r.sailing_id
    where r.sailing_id = ${sailingId} and r.opened_by is not null
    for no key update of r skip locked
  `.execute(trx);
  return rows[0];
}

/** The queue's state after a move. */
export interface MovedQueue {
  drawn?: { count: number; at: Date };
  lastNumber: number;
  served: number;
  unnumbered: number;
  inside: number;
  partySize: number;
  movingSince: Date | null;
  rates: Rates;
}

export async function updateQueue(
  trx: Transaction<Database>,
  sailingId: number,
  { drawn, rates, ...moved }: MovedQueue,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('waiting_rooms')
    .set({
      ...(drawn && { drawn: drawn.count, drawn_at: drawn.at }),
      last_number: moved.lastNumber,
      served: moved.served,
      unnumbered: moved.unnumbered,
      inside: moved.inside,
      party_size: moved.partySize,
      moving_since: moved.movingSince,
      moved_at: now,
      fast_rate: rates.fast,
      steady_rate: rates.steady,
    })
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** The public facts of a queue, and what the sailing has left. */
export interface QueueFacts {
  /** The sum of the versions of the sailing and its queue, which only rise. */
  version: number;
  salesOpenAt: Date | null;
  openedBy: 'office' | 'rush' | null;
  seed: Buffer | null;
  seedHash: Buffer | null;
  drawnAt: Date | null;
  drawn: number;
  lastNumber: number;
  served: number;
  unnumbered: number;
  inside: number;
  partySize: number;
  movingSince: Date | null;
  fastRate: number;
  steadyRate: number;
  placesLeft: number;
  held: number;
}

/** Reads by primary keys only. Undefined if the sailing does not exist. */
export async function findQueue(
  db: Connection,
  sailingId: number,
  now: Date,
): Promise<QueueFacts | undefined> {
  const { rows } = await sql<QueueFacts>`
    select s.version + coalesce(r.version, 0) as version, s.sales_open_at as "salesOpenAt", r.opened_by as "openedBy", r.seed, r.seed_hash as "seedHash",
      r.drawn_at as "drawnAt", coalesce(r.drawn, 0) as drawn, coalesce(r.last_number, 0) as "lastNumber",
      coalesce(r.served, 0) as served, coalesce(r.unnumbered, 0) as unnumbered, coalesce(r.inside, 0) as inside,
      coalesce(r.party_size, 2) as "partySize", r.moving_since as "movingSince",
      coalesce(r.fast_rate, 0) as "fastRate", coalesce(r.steady_rate, 0) as "steadyRate",
      greatest(${placesLeft(now)}, 0) as "placesLeft",
      (select i.held from sailing_inventory i where i.sailing_id = s.id) as held
    from sailings s left join waiting_rooms r on r.sailing_id = s.id where s.id = ${sailingId}
  `.execute(db);
  return rows[0];
}

/** The number of attempts to book a sailing in a minute. */
export interface Attempts {
  sailingId: number;
  minute: Date;
  attempts: number;
}

/** Adds to the counts of all copies of the API. A deleted sailing is skipped. */
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
 * Attempts of the last 60 seconds, of all copies: those of this minute, and a share of those of the minute before, as if they
 * were spread evenly. A burst across the edge of a minute thereby counts as one.
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

/** Deletes old counts, which are not needed any more. */
export async function deleteAttemptsBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('booking_attempts').where('minute', '<', moment).execute();
}

/** Deletes the attempts of a sailing. */
export async function deleteAttemptsOf(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx.deleteFrom('booking_attempts').where('sailing_id', '=', sailingId).execute();
}
