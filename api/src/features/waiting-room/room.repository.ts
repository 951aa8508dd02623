import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { placesLeft } from '../../reservations/sailings/sailing-places.repository.ts';

/** All that is told of a line, and what the sailing has left. */
export interface RoomFacts {
  /** Of the sailing and its line together: each of them only goes up. */
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

/** By primary keys alone. Undefined where there is no such sailing. */
export async function findRoom(db: Connection, sailingId: number, now: Date): Promise<RoomFacts | undefined> {
  const { rows } = await sql<RoomFacts>`
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

/** A part of the line that was drawn, in the order of its numbers. */
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
