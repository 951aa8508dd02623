import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeSailing,
  OfficeSailingsQuery,
  SailingMonthQuery,
  SailingOptions,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { foldedPattern, placePatterns } from '../../../lib/database/like-pattern.ts';
import { routeFares } from '../../../reservations/sailings/fares/route-fares.sql.ts';
import { leavesFrom } from '../../../reservations/sailings/sailing-days.sql.ts';

interface SailingRow {
  id: number;
  date: string;
  session: Session;
  departs_at: Date;
  arrives_at: Date;
  departs_zone: string;
  arrives_zone: string;
  status: SailingStatus;
  gate: string;
  non_refundable: boolean;
  peak: boolean;
  ship: OfficeSailing['ship'];
  route_id: number;
  departure: OfficeSailing['route']['departure'];
  destination: OfficeSailing['route']['destination'];
  capacity: number;
  held: number;
  sold: number;
}

type Filters = Partial<Omit<OfficeSailingsQuery, 'sort' | 'descending' | 'page' | 'size'>>;

const tables = sql`
  sailings s
  join sailing_inventory i on i.sailing_id = s.id
  join ships on ships.id = s.ship_id
  join routes on routes.id = s.route_id
  join ports dep on dep.id = routes.departure_port_id
  join ports dest on dest.id = routes.destination_port_id
`;

const columns = sql`
  s.id, s.date, s.session, s.departs_at, s.arrives_at, s.departs_zone, s.arrives_zone, s.status, s.gate, s.non_refundable, s.peak,
  jsonb_build_object('id', ships.id, 'code', ships.code, 'name', ships.name) as ship, s.route_id,
  jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name, 'timeZone', dep.time_zone) as departure,
  jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name, 'timeZone', dest.time_zone) as destination,
  i.capacity, i.held, i.sold
`;

const inventory = sql`join sailing_inventory i on i.sailing_id = s.id`;
const routeName = sql`join (
  select r.id, (dep.name ->> 'en') || ' ' || (dest.name ->> 'en') as name from routes r
  join ports dep on dep.id = r.departure_port_id join ports dest on dest.id = r.destination_port_id
) route on route.id = s.route_id`;

/** The sort key of each order, and the joins it needs. */
const sorts: Record<OfficeSailingsQuery['sort'], { by: RawBuilder<unknown>; join?: RawBuilder<unknown> }> = {
  departure: { by: sql`s.departs_at` },
  ship: { by: sql`ship.name`, join: sql`join ships ship on ship.id = s.ship_id` },
  route: { by: sql`route.name`, join: routeName },
  status: { by: sql`s.status` },
  sold: { by: sql`i.sold`, join: inventory },
  left: { by: sql`i.capacity - i.held - i.sold`, join: inventory },
};

/** Matches a word of the ship, the gate or either port in any language. Ships and ports are few, sailings many. */
function hasWord(word: string): RawBuilder<unknown> {
  const pattern = foldedPattern(word);
  return sql`(
    folded(s.gate) like ${pattern}
    or s.ship_id = any(array(select id from ships where folded(name) like ${pattern}))
    or s.route_id = any(array(
      select r.id from routes r join ports p on p.id in (r.departure_port_id, r.destination_port_id)
      where exists (select from jsonb_each_text(p.name) named where folded(named.value) like any(${placePatterns(word)}::text[]))
    ))
  )`;
}

function conditionsOf({ search, from, to, ship, route, session, status }: Filters): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(search ?? '').split(/\s+/).filter(Boolean).map(hasWord),
    ...(from ? [leavesFrom(from)] : []),
    ...(to ? [sql`s.date <= ${to}`] : []),
    ...(ship ? [sql`s.ship_id = ${ship}`] : []),
    ...(route ? [sql`s.route_id = ${route}`] : []),
    ...(session ? [sql`s.session = ${session}`] : []),
    ...(status ? [sql`s.status = ${status}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** One page of the filtered sailings, and their total number. */
export async function findOfficeSailings(
  db: Connection,
  { page, size, sort, descending, ...filters }: OfficeSailingsQuery,
): Promise<{ items: OfficeSailing[]; total: number }> {
  const where = conditionsOf(filters);
  const { by, join = sql`` } = sorts[sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<SailingRow>`
    with page as materialized (
      select id, row_number() over () as place from (
        select s.id from sailings s ${join} where ${where}
        order by ${by} ${direction}, s.departs_at, s.id limit ${size} offset ${(page - 1) * size}
      ) ids
    )
    select ${columns} from page, ${tables} where s.id = page.id order by page.place
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from sailings s where ${where}
  `.execute(db);
  return { items: rows.map(toOfficeSailing), total: counted[0]?.total ?? 0 };
}

/** Every sailing between two dates, by departure. */
export async function findSailingsBetween(
  db: Connection,
  filters: Omit<SailingMonthQuery, 'month'> & { from: string; to: string },
): Promise<OfficeSailing[]> {
  const { rows } = await sql<SailingRow>`
    select ${columns} from ${tables} where ${conditionsOf(filters)} order by s.departs_at, ships.weight, s.id
  `.execute(db);
  return rows.map(toOfficeSailing);
}

/** One sailing, with its ship's capacity. */
export async function findOfficeSailing(
  db: Connection,
  id: number,
): Promise<(OfficeSailing & { shipCapacity: number; version: number }) | undefined> {
  const { rows } = await sql<SailingRow & { ship_capacity: number; version: number }>`
    select ${columns}, ships.capacity as ship_capacity, s.version from ${tables} where s.id = ${id}
  `.execute(db);
  const [row] = rows;
  return row && { ...toOfficeSailing(row), shipCapacity: row.ship_capacity, version: row.version };
}

function toOfficeSailing(row: SailingRow): OfficeSailing {
  return {
    id: row.id,
    date: row.date,
    session: row.session,
    departsAt: momentIn(row.departs_at, row.departs_zone),
    arrivesAt: momentIn(row.arrives_at, row.arrives_zone),
    status: row.status,
    gate: row.gate,
    ship: row.ship,
    route: { id: row.route_id, departure: row.departure, destination: row.destination },
    nonRefundable: row.non_refundable,
    peak: row.peak,
    capacity: row.capacity,
    held: row.held,
    sold: row.sold,
  };
}

/** All ships and routes, with the facts that planning a sailing needs. */
export async function findSailingOptions(db: Connection): Promise<SailingOptions> {
  const ships = await db
    .selectFrom('ships')
    .select(['id', 'code', 'name', 'status', 'capacity'])
    .orderBy('weight')
    .orderBy('name')
    .execute();
  const { rows: routes } = await sql<SailingOptions['routes'][number]>`
    select routes.id, routes.active,
      jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name, 'timeZone', dep.time_zone) as departure,
      jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name, 'timeZone', dest.time_zone) as destination,
      ${routeFares} as fares
    from routes
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    order by dep.name ->> 'en', dest.name ->> 'en', routes.id
  `.execute(db);
  return { ships, routes };
}
