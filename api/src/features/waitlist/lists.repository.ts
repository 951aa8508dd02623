import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

/** Lists with a pending decision, or with expired holds or offers. */
export async function findDueLists(db: Connection, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.sailing_id as id from sailing_inventory i
    where i.waitlist and (i.set_aside > 0 or i.rooms_set_aside or exists (
      select from orders o where o.sailing_id = i.sailing_id and o.status = 'unpaid' and o.hold_expires_at <= ${now}
    ) or exists (
      select from place_offers o where o.sailing_id = i.sailing_id and o.released_at is null and o.expires_at <= ${now}
    ))
    order by i.sailing_id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function findAllLists(db: Connection): Promise<number[]> {
  const rows = await db
    .selectFrom('sailing_inventory')
    .select('sailing_id')
    .where('waitlist', '=', true)
    .orderBy('sailing_id')
    .execute();
  return rows.map(({ sailing_id }) => sailing_id);
}

/** A sailing with the facts that its waiting list needs, while its lock is held. */
export interface ListedSailing {
  waitlist: boolean;
  /** Canceled or departed: it accepts no more guests. */
  closed: boolean;
  /** Whether it is on sale; the sale may be closed temporarily. */
  onSale: boolean;
  departsAt: Date;
  /** The free places, set aside or not. */
  placesFree: number;
}

export async function findListedSailing(
  db: Connection,
  sailingId: number,
  now: Date,
): Promise<ListedSailing | undefined> {
  const { rows } = await sql<ListedSailing>`
    select i.waitlist, s.status in ('canceled', 'departed') or s.departs_at <= ${now} as closed,
      s.status in ('scheduled', 'delayed') as "onSale",
      s.departs_at as "departsAt", i.capacity - i.held - i.sold as "placesFree"
    from sailing_inventory i join sailings s on s.id = i.sailing_id where i.sailing_id = ${sailingId}
  `.execute(db);
  return rows[0];
}

/** Future sailings with their numbers of waiting parties and of offers: those with any, and those of a date. */
export async function countLists(
  db: Connection,
  now: Date,
  date: string | null,
): Promise<{ id: number; waiting: number; offered: number }[]> {
  const { rows } = await sql<{ id: number; waiting: number; offered: number }>`
    with listed as (
      select w.sailing_id, count(*) filter (where p.status = 'waiting')::integer as waiting,
        count(*) filter (where p.status = 'offered')::integer as offered
      from waitlist_wishes w join waitlist_parties p on p.id = w.party_id and p.status in ('waiting', 'offered')
      group by w.sailing_id
    )
    select s.id, coalesce(listed.waiting, 0) as waiting, coalesce(listed.offered, 0) as offered
    from sailings s left join listed on listed.sailing_id = s.id
    where s.departs_at > ${now} and s.status in ('scheduled', 'delayed', 'closed')
      and (listed.sailing_id is not null or s.date = ${date}::date)
    order by s.departs_at, s.id
  `.execute(db);
  return rows;
}
