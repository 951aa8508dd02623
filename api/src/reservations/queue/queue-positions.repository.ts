import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

// The table `waiting_places` holds the positions of all queues, each with its turn to book.

/** A token with its sailing. */
export interface ShownToken {
  sailingId: number;
  digest: Buffer;
}

/** A position in the queue whose turn it is. */
export interface Turn extends ShownToken {
  id: string;
}

/**
 * The turns that are valid at `now`, locked until the transaction ends: of two bookings with one turn, the second sees the result
 * of the first. Ordered by id, to avoid deadlocks between batches.
 */
export async function lockTurns(
  trx: Transaction<Database>,
  shown: readonly ShownToken[],
  now: Date,
): Promise<Turn[]> {
  const { rows } = await sql<{ id: string; sailing_id: number; token_digest: Buffer }>`
    select p.id, p.sailing_id, p.token_digest from waiting_places p
    join unnest(${shown.map(({ sailingId }) => sailingId)}::integer[], ${shown.map(({ digest }) => digest)}::bytea[])
      as shown (sailing_id, token_digest) using (sailing_id, token_digest)
    where p.let_in_at is not null and p.ended_at is null and p.turn_ends_at > ${now}
    order by p.id for no key update of p
  `.execute(trx);
  return rows.map(row => ({ id: row.id, sailingId: row.sailing_id, digest: row.token_digest }));
}

/** A turn that ended in a booking. */
export interface UsedTurn {
  id: string;
  orderId: string;
  party: number;
}

/** Ends turns with their bookings: a constraint requires the order of each, and an order has only one turn. */
export async function endTurns(
  trx: Transaction<Database>,
  used: readonly UsedTurn[],
  now: Date,
): Promise<void> {
  await sql`
    update waiting_places p set ended_at = ${now}, ended_how = 'booked', order_id = used.order_id, party = used.party
    from unnest(${used.map(({ id }) => id)}::uuid[], ${used.map(({ orderId }) => orderId)}::uuid[],
      ${used.map(({ party }) => party)}::smallint[]) as used (id, order_id, party)
    where p.id = used.id
  `.execute(trx);
}

/**
 * Draws the numbers of all who came before the opening, ordered by SHA-256(seed, then the position's id as text). @returns how
 * many there were.
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

/** Numbers those who came since, in order of arrival. @returns how many there were. */
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

/** The number of people who wait for the draw. */
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

/** Ends the expired turns, except those that are being booked at this moment. */
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

/**
 * The number of people inside, the number of turns that ended within the last minute, and the average size of the parties that
 * booked.
 */
export async function findFlow(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<{ inside: number; endedLastMinute: number; partySize: number | null }> {
  const aMinuteAgo = new Date(now.getTime() - 60000);
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

/** Admits the next waiting people, in the order of their numbers. @returns how many, and the highest number of them. */
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

/** A part of the draw's result, in the order of the numbers. */
export function findDrawn(
  db: Connection,
  sailingId: number,
  after: number,
  most: number,
): Promise<{ id: string; number: number | null }[]> {
  return db
    .selectFrom('waiting_places')
    .select(['id', 'number'])
    .where('sailing_id', '=', sailingId)
    .where('number', '>', after)
    .where('drawn', '=', true)
    .orderBy('number')
    .limit(most)
    .execute();
}

/** A position, identified by its token. */
export interface PositionKey {
  sailingId: number;
  digest: Buffer;
}

export interface PositionRow extends PositionKey {
  id: string;
  number: number | null;
  letInAt: Date | null;
  cameAt: Date | null;
  turnEndsAt: Date | null;
  endedHow: 'booked' | 'left' | 'too-late' | 'closed' | null;
}

const keysOf = (keys: readonly PositionKey[]) => sql`
  unnest(${keys.map(({ sailingId }) => sailingId)}::integer[], ${keys.map(({ digest }) => digest)}::bytea[])
    as k (sailing_id, token_digest)
`;

/** Positions by their tokens, through the unique key. */
export async function findPositions(db: Connection, keys: readonly PositionKey[]): Promise<PositionRow[]> {
  const { rows } = await sql<{
    id: string;
    sailing_id: number;
    token_digest: Buffer;
    number: number | null;
    let_in_at: Date | null;
    came_at: Date | null;
    turn_ends_at: Date | null;
    ended_how: PositionRow['endedHow'];
  }>`
    select p.id, p.sailing_id, p.token_digest, p.number, p.let_in_at, p.came_at, p.turn_ends_at, p.ended_how
    from ${keysOf(keys)} join waiting_places p using (sailing_id, token_digest)
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    sailingId: row.sailing_id,
    digest: row.token_digest,
    number: row.number,
    letInAt: row.let_in_at,
    cameAt: row.came_at,
    turnEndsAt: row.turn_ends_at,
    endedHow: row.ended_how,
  }));
}

/** A request to join. */
export interface Joining extends PositionKey {
  origin: Buffer;
}

/** The facts that decide about joining. `ofOrigin` is counted up to `most`. */
export interface JoiningFacts {
  open: boolean;
  hasPosition: boolean;
  ofOrigin: number;
}

export async function findJoiningFacts(
  db: Connection,
  joining: readonly Joining[],
  most: number,
): Promise<JoiningFacts[]> {
  const { rows } = await sql<{ open: boolean; has_position: boolean; of_origin: number }>`
    select
      exists (select from waiting_rooms r where r.sailing_id = k.sailing_id and r.opened_by is not null) as open,
      exists (
        select from waiting_places p where p.sailing_id = k.sailing_id and p.token_digest = k.token_digest
      ) as has_position,
      (select count(*)::integer from (
        select from waiting_places p
        where p.sailing_id = k.sailing_id and p.origin = k.origin and p.ended_at is null limit ${most}
      ) live) as of_origin
    from unnest(${joining.map(({ sailingId }) => sailingId)}::integer[],
      ${joining.map(({ digest }) => digest)}::bytea[], ${joining.map(({ origin }) => origin)}::bytea[])
      with ordinality as k (sailing_id, token_digest, origin, ordinal)
    order by k.ordinal
  `.execute(db);
  return rows.map(row => ({ open: row.open, hasPosition: row.has_position, ofOrigin: row.of_origin }));
}

/** Adds people to the queue, in their sequence; a token that has a position keeps it. */
export async function insertPositions(
  db: Connection,
  positions: readonly (Joining & { id: string })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into waiting_places (id, sailing_id, token_digest, origin, joined_at)
    select id, sailing_id, token_digest, origin, ${now}
    from unnest(${positions.map(({ id }) => id)}::uuid[], ${positions.map(({ sailingId }) => sailingId)}::integer[],
      ${positions.map(({ digest }) => digest)}::bytea[], ${positions.map(({ origin }) => origin)}::bytea[])
      with ordinality as k (id, sailing_id, token_digest, origin, ordinal)
    order by ordinal
    on conflict (sailing_id, token_digest) do nothing
  `.execute(db);
}

/** Records that admitted people have come: their time to book begins. */
export async function noteComing(
  db: Connection,
  ids: readonly string[],
  now: Date,
  turnEndsAt: Date,
): Promise<void> {
  await sql`
    update waiting_places set came_at = ${now}, turn_ends_at = ${turnEndsAt}
    where id = any(${ids}) and came_at is null and ended_at is null and turn_ends_at > ${now}
  `.execute(db);
}

/** Gives up a position, or a turn without a booking. */
export async function leavePosition(
  db: Connection,
  { sailingId, digest }: PositionKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('waiting_places')
    .set({ ended_at: now, ended_how: 'left' })
    .where('sailing_id', '=', sailingId)
    .where('token_digest', '=', digest)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes the positions of those who joined before a moment, booked or not. */
export async function deletePositionsBefore(db: Connection, moment: Date): Promise<void> {
  await db.deleteFrom('waiting_places').where('joined_at', '<', moment).execute();
}

/** Erases the network addresses of those who joined before a moment. */
export async function forgetOriginsBefore(db: Connection, moment: Date): Promise<void> {
  await db
    .updateTable('waiting_places')
    .set({ origin: null })
    .where('joined_at', '<', moment)
    .where('origin', 'is not', null)
    .execute();
}

/** Ends all positions of a closed queue; their holders can book without a turn. */
export async function closePositions(
  trx: Transaction<Database>,
  sailingId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('waiting_places')
    .set({ ended_at: now, ended_how: 'closed' })
    .where('sailing_id', '=', sailingId)
    .where('ended_at', 'is', null)
    .execute();
}
