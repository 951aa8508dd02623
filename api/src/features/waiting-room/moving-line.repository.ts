import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Rates } from './waiting-room.rules.ts';

/** The sailings whose waiting rooms are open. */
export async function findOpenRooms(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('waiting_rooms')
    .select('sailing_id')
    .where('opened_by', 'is not', null)
    .execute();
  return rows.map(row => row.sailing_id);
}

export interface LockedRoom {
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

/** Takes the line to move it; undefined while another copy moves it. Joining goes on meanwhile. */
export async function lockRoom(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<LockedRoom | undefined> {
  const { rows } = await sql<LockedRoom>`
    select r.opened_by, r.seed, r.drawn_at, r.last_number, r.served, r.party_size, r.moving_since, r.moved_at,
      r.fast_rate, r.steady_rate, s.sales_open_at
    from waiting_rooms r join sailings s on s.id = r.sailing_id
    where r.sailing_id = ${sailingId} and r.opened_by is not null
    for no key update of r skip locked
  `.execute(trx);
  return rows[0];
}

/**
 * Draws: everybody who came before the opening, in the order of SHA-256(seed, then the place's id as it is written).
 * @returns how many there were.
 */
export async function draw(
  trx: Transaction<Database>,
  sailingId: number,
  seed: Buffer,
  opening: Date,
): Promise<number> {
  const { rows } = await sql<{ drawn: number }>`
    with drawn as (
      update waiting_places p set number = d.number, drawn = true
      from (
        select id, row_number() over (order by sha256(${seed}::bytea || convert_to(id::text, 'UTF8')))::integer as number
        from waiting_places
        where sailing_id = ${sailingId} and number is null and ended_at is null and joined_at < ${opening}
      ) d
      where p.id = d.id returning 1
    )
    select count(*)::integer as drawn from drawn
  `.execute(trx);
  return rows[0]?.drawn ?? 0;
}

/** Gives those who came since their numbers, in order of arrival. @returns how many there were. */
export async function numberArrivals(
  trx: Transaction<Database>,
  sailingId: number,
  lastNumber: number,
): Promise<number> {
  const { rows } = await sql<{ numbered: number }>`
    with numbered as (
      update waiting_places p set number = ${lastNumber}::integer + d.number
      from (
        select id, row_number() over (order by arrival)::integer as number from waiting_places
        where sailing_id = ${sailingId} and number is null and ended_at is null
      ) d
      where p.id = d.id returning 1
    )
    select count(*)::integer as numbered from numbered
  `.execute(trx);
  return rows[0]?.numbered ?? 0;
}

/** How many wait for the draw. */
export async function countUnnumbered(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const row = await trx
    .selectFrom('waiting_places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sailing_id', '=', sailingId)
    .where('number', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Ends the turns whose time is over, but for those that are being booked at this moment. */
export async function endOverdueTurns(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<void> {
  await sql`
    update waiting_places p set ended_at = ${now}, ended_how = 'too-late'
    where p.id in (
      select id from waiting_places
      where sailing_id = ${sailingId} and let_in_at is not null and ended_at is null and turn_ends_at <= ${now}
      for no key update skip locked
    )
  `.execute(trx);
}

/** How many are inside, how many turns ended within the last minute, and how large those parties were that booked. */
export async function findFlow(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<{ inside: number; endedLastMinute: number; partySize: number | null }> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  const { rows } = await sql<{ inside: number; ended: number; party_size: number | null }>`
    select
      (select count(*)::integer from waiting_places
        where sailing_id = ${sailingId} and let_in_at is not null and ended_at is null) as inside,
      count(*)::integer as ended, avg(party)::real as party_size
    from waiting_places
    where sailing_id = ${sailingId} and let_in_at is not null and ended_at > ${aMinuteAgo}
  `.execute(trx);
  const [flow] = rows;
  return {
    inside: flow?.inside ?? 0,
    endedLastMinute: flow?.ended ?? 0,
    partySize: flow?.party_size ?? null,
  };
}

/**
 * Lets in the next ones of those who still wait, in the order of their numbers.
 * @returns how many, and the highest number of them.
 */
export async function letInNext(
  trx: Transaction<Database>,
  sailingId: number,
  { served, count, now, comeUntil }: { served: number; count: number; now: Date; comeUntil: Date },
): Promise<{ count: number; highest: number }> {
  const { rows } = await sql<{ count: number; highest: number | null }>`
    with let_in as (
      update waiting_places p set let_in_at = ${now}, turn_ends_at = ${comeUntil}
      where p.id in (
        select id from waiting_places
        where sailing_id = ${sailingId} and number > ${served} and ended_at is null
        order by number limit ${count} for no key update
      )
      returning number
    )
    select count(*)::integer as count, max(number) as highest from let_in
  `.execute(trx);
  return { count: rows[0]?.count ?? 0, highest: rows[0]?.highest ?? served };
}

/** What the line is after it was moved. */
export interface MovedLine {
  drawn?: { count: number; at: Date };
  lastNumber: number;
  served: number;
  unnumbered: number;
  inside: number;
  partySize: number;
  movingSince: Date | null;
  rates: Rates;
}

export async function updateRoom(
  trx: Transaction<Database>,
  sailingId: number,
  { drawn, rates, ...moved }: MovedLine,
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
