import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** A place, as its token asks for it. */
export interface PlaceKey {
  sailingId: number;
  digest: Buffer;
}

export interface PlaceRow extends PlaceKey {
  id: string;
  number: number | null;
  letInAt: Date | null;
  cameAt: Date | null;
  turnEndsAt: Date | null;
  endedHow: 'booked' | 'left' | 'too-late' | 'closed' | null;
}

const keysOf = (keys: readonly PlaceKey[]) => sql`
  unnest(${keys.map(({ sailingId }) => sailingId)}::integer[], ${keys.map(({ digest }) => digest)}::bytea[])
    as k (sailing_id, token_digest)
`;

/** Places by their tokens, by the key that the database keeps unique. */
export async function findPlaces(db: Connection, keys: readonly PlaceKey[]): Promise<PlaceRow[]> {
  const { rows } = await sql<{
    id: string;
    sailing_id: number;
    token_digest: Buffer;
    number: number | null;
    let_in_at: Date | null;
    came_at: Date | null;
    turn_ends_at: Date | null;
    ended_how: PlaceRow['endedHow'];
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

/** Somebody who wants to join. */
export interface Joining extends PlaceKey {
  origin: Buffer;
}

/** What joining depends on. `ofOrigin` is counted up to `most`. */
export interface JoiningFacts {
  open: boolean;
  known: boolean;
  ofOrigin: number;
}

export async function findJoiningFacts(
  db: Connection,
  joining: readonly Joining[],
  most: number,
): Promise<JoiningFacts[]> {
  const { rows } = await sql<{ open: boolean; known: boolean; of_origin: number }>`
    select
      exists (select from waiting_rooms r where r.sailing_id = k.sailing_id and r.opened_by is not null) as open,
      exists (
        select from waiting_places p where p.sailing_id = k.sailing_id and p.token_digest = k.token_digest
      ) as known,
      (select count(*)::integer from (
        select from waiting_places p
        where p.sailing_id = k.sailing_id and p.origin = k.origin and p.ended_at is null limit ${most}
      ) live) as of_origin
    from unnest(${joining.map(({ sailingId }) => sailingId)}::integer[],
      ${joining.map(({ digest }) => digest)}::bytea[], ${joining.map(({ origin }) => origin)}::bytea[])
      with ordinality as k (sailing_id, token_digest, origin, place)
    order by k.place
  `.execute(db);
  return rows.map(row => ({ open: row.open, known: row.known, ofOrigin: row.of_origin }));
}

/** Lets people join, in their order; a token that has a place keeps it. */
export async function insertPlaces(
  db: Connection,
  places: readonly (Joining & { id: string })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into waiting_places (id, sailing_id, token_digest, origin, joined_at)
    select id, sailing_id, token_digest, origin, ${now}
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ sailingId }) => sailingId)}::integer[],
      ${places.map(({ digest }) => digest)}::bytea[], ${places.map(({ origin }) => origin)}::bytea[])
      with ordinality as k (id, sailing_id, token_digest, origin, place)
    order by place
    on conflict (sailing_id, token_digest) do nothing
  `.execute(db);
}

/** Those who were let in have come: their time to book begins. */
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

/** Gives up a place, or a turn that has not become a booking. */
export async function leavePlace(db: Connection, { sailingId, digest }: PlaceKey, now: Date): Promise<void> {
  await db
    .updateTable('waiting_places')
    .set({ ended_at: now, ended_how: 'left' })
    .where('sailing_id', '=', sailingId)
    .where('token_digest', '=', digest)
    .where('ended_at', 'is', null)
    .execute();
}
