import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CalendarDay, SailingSearch } from '@gangway/shared/contract/sailings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { fareOf, onSale, placesLeft, roomIsFree } from './sailing-places.repository.ts';

/** What a search is measured against: the time, and how early sales close. */
export interface Moment {
  now: Date;
  salesCloseMinutes: number;
}

type Places = Pick<SailingSearch, 'departure' | 'destination' | 'ship'>;

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

function between({ departure, destination, ship }: Places): RawBuilder<unknown>[] {
  return [
    ...(departure ? [sql`dep.code = ${departure}`] : []),
    ...(destination ? [sql`dest.code = ${destination}`] : []),
    ...(ship ? [sql`ships.code = ${ship}`] : []),
  ];
}

const tables = sql`
  sailings s
  join routes on routes.id = s.route_id and routes.active
  join ports dep on dep.id = routes.departure_port_id
  join ports dest on dest.id = routes.destination_port_id
  join ships on ships.id = s.ship_id and ships.status = 'active'
`;

/** Ids of one page of sailings on sale with room for the party, and how many there are in all. */
export async function searchSailingIds(
  db: Connection,
  search: SailingSearch,
  { now, salesCloseMinutes }: Moment,
): Promise<{ ids: number[]; total: number }> {
  const conditions = [
    onSale(now, salesCloseMinutes),
    ...between(search),
    ...(search.from ? [sql`s.date >= ${search.from}`] : []),
    ...(search.to ? [sql`s.date <= ${search.to}`] : []),
    ...(search.session ? [sql`s.session = ${search.session}`] : []),
    ...(search.cabin
      ? [sql`exists (select from rooms r where r.ship_id = s.ship_id and ${roomIsFree(now)})`]
      : []),
    sql`${placesLeft(now)} >= ${search.party}`,
  ];
  const order =
    search.sort === 'price' ? sql`${fareOf('adult')}, s.departs_at, s.id` : sql`s.departs_at, s.id`;
  const { rows } = await sql<{ id: number; total: number }>`
    with matching as materialized (
      select s.id, row_number() over (order by ${order}) as place from ${tables} where ${all(conditions)}
    )
    select id, (select count(*) from matching) as total from matching
    order by place limit ${search.size} offset ${(search.page - 1) * search.size}
  `.execute(db);
  return { ids: rows.map(row => row.id), total: rows[0]?.total ?? 0 };
}

/** Ids of sailings on sale with a free place, up to a limit, by departure. */
export async function findIdsOnSale(
  db: Connection,
  most: number,
  { now, salesCloseMinutes }: Moment,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from ${tables} where ${onSale(now, salesCloseMinutes)} and ${placesLeft(now)} > 0
    order by s.departs_at, s.id limit ${most}
  `.execute(db);
  return rows.map(row => row.id);
}

/** For each date with a sailing that still has a place: its sessions and the cheapest adult fare. */
export async function findCalendar(
  db: Connection,
  range: Places & { from: string; to: string },
  { now, salesCloseMinutes }: Moment,
): Promise<CalendarDay[]> {
  const conditions = [
    onSale(now, salesCloseMinutes),
    ...between(range),
    sql`s.date between ${range.from} and ${range.to}`,
    sql`${placesLeft(now)} > 0`,
  ];
  const { rows } = await sql<{ date: string; sessions: Session[]; from_sen: number }>`
    select s.date, array_agg(distinct s.session)::text[] as sessions, min(${fareOf('adult')}) as from_sen
    from ${tables} where ${all(conditions)} group by s.date order by s.date
  `.execute(db);
  return rows.map(row => ({ date: row.date, sessions: row.sessions, fromSen: row.from_sen }));
}
