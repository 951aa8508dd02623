import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';

const ABREAST = 'ABCDEF';

/** The seat of a number, from 0 on. */
const seatOf = (number: RawBuilder<number>): RawBuilder<string> =>
  sql`${number} / 6 + 1 || substr(${ABREAST}, ${number} % 6 + 1, 1)`;

/**
 * The lowest free seats of each sailing, so that a party sits together: rows of six, `1A` to `1F`, then `2A`. There are as
 * many as the sailing has places. The caller holds the sailings' locks, and has taken the places (inventory.service.ts).
 *
 * Where as many seats are taken as the last one's number says, there are no gaps: the next ones are free, whatever the size
 * of the ship. Otherwise all are looked at.
 */
export async function findFreeSeatsOn(
  trx: Transaction<Database>,
  counts: ReadonlyMap<number, number>,
): Promise<Map<number, string[]>> {
  const n = sql<number>`n`;
  const { rows } = await sql<{ sailing_id: number; seats: string[] }>`
    select wanted.sailing_id, case
      when i.held + i.sold - wanted.count = used.seats
        then array(select ${seatOf(n)} from generate_series(used.seats, used.seats + wanted.count - 1) as n order by n)
      else array(
        select seat from generate_series(0, i.capacity - 1) as n
        cross join lateral (select ${seatOf(n)} as seat) numbered
        where not exists (
          select from tickets t
          where t.sailing_id = wanted.sailing_id and t.seat = numbered.seat and t.canceled_at is null
        )
        order by n limit wanted.count
      ) end as seats
    from unnest(${[...counts.keys()]}::integer[], ${[...counts.values()]}::integer[]) as wanted (sailing_id, count)
    join sailing_inventory i on i.sailing_id = wanted.sailing_id
    left join lateral (
      select seat from tickets t
      where t.sailing_id = wanted.sailing_id and t.canceled_at is null and t.seat <> ''
      order by length(t.seat) desc, t.seat desc limit 1
    ) last on true
    cross join lateral (
      select case
        when last.seat is null then 0
        when last.seat ~ '^[0-9]+[A-F]$'
          then (left(last.seat, -1)::integer - 1) * 6 + strpos(${ABREAST}, right(last.seat, 1))
      end as seats
    ) used
  `.execute(trx);
  return new Map(rows.map(row => [row.sailing_id, row.seats]));
}

/** The same for one party. */
export async function findFreeSeats(
  trx: Transaction<Database>,
  sailingId: number,
  count: number,
): Promise<string[]> {
  return (await findFreeSeatsOn(trx, new Map([[sailingId, count]]))).get(sailingId) ?? [];
}
