import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficePort,
  OfficeRoute,
  PortSave,
  PortsQuery,
  RouteChange,
  RouteCreate,
  RoutesQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { ChartedPort, Port, PortFacts, RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';
import { fareOf } from '../../reservations/sailings/fares/fare-of.sql.ts';
import { routeFareRules, routeFares } from '../../reservations/sailings/fares/route-fares.sql.ts';
import { portOf } from '../../reservations/sailings/voyage.sql.ts';

const tables = sql`
  routes
  join ports dep on dep.id = routes.departure_port_id
  join ports dest on dest.id = routes.destination_port_id
`;

const routeColumns = (now: Date) => sql`
  routes.id, routes.version, routes.distance_nm as "distanceNm", routes.description, routes.active,
  routes.asks_place_of_birth as "asksPlaceOfBirth",
  ${portOf('dep')} as departure,
  ${portOf('dest')} as destination,
  ${routeFares} as fares, ${routeFareRules} as "fareRules", coming.upcoming, coming."nextDate"
  from ${tables}
  cross join lateral (
    select count(*) as upcoming, min(s.date) as "nextDate" from sailings s
    where s.route_id = routes.id and s.departs_at > ${now} and s.status <> 'canceled'
  ) coming
`;

const routeSorts: Record<RoutesQuery['sort'], RawBuilder<unknown>> = {
  name: sql`(dep.name ->> 'en') || ' ' || (dest.name ->> 'en')`,
  distance: sql`routes.distance_nm`,
  upcoming: sql`coming.upcoming`,
  next: sql`coming."nextDate"`,
};

/** One page of the filtered routes, and their total number. */
export async function findOfficeRoutes(
  db: Connection,
  { search, port, active, sort, descending, page, size }: RoutesQuery,
  now: Date,
): Promise<{ items: OfficeRoute[]; total: number }> {
  const texts = sql`concat_ws(' ', dep.code, dep.name::text, dest.code, dest.name::text)`;
  const where = sql.join(
    [
      sql`true`,
      ...(search ? [sql`folded(${texts}) like any(${placePatterns(search)}::text[])`] : []),
      ...(port ? [sql`${port} in (dep.id, dest.id)`] : []),
      ...(active === undefined ? [] : [sql`routes.active = ${active}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<OfficeRoute>`
    select ${routeColumns(now)} where ${where}
    order by ${routeSorts[sort]} ${descending ? sql`desc` : sql`asc`} nulls last, routes.id
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ${tables} where ${where}
  `.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

export async function findOfficeRoute(
  db: Connection,
  id: number,
  now: Date,
): Promise<OfficeRoute | undefined> {
  const { rows } = await sql<OfficeRoute>`select ${routeColumns(now)} where routes.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a route until the transaction ends. */
export async function lockRoute(trx: Transaction<Database>, id: number): Promise<RouteChange | undefined> {
  return trx
    .selectFrom('routes')
    .select(['distance_nm as distanceNm', 'description', 'asks_place_of_birth as asksPlaceOfBirth', 'active'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertRoute(trx: Transaction<Database>, route: RouteCreate): Promise<number> {
  const { id } = await trx
    .insertInto('routes')
    .values({
      departure_port_id: route.departurePortId,
      destination_port_id: route.destinationPortId,
      distance_nm: route.distanceNm,
      description: route.description,
      asks_place_of_birth: route.asksPlaceOfBirth,
      active: route.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRoute(trx: Transaction<Database>, id: number, route: RouteChange): Promise<void> {
  await trx
    .updateTable('routes')
    .set({
      distance_nm: route.distanceNm,
      description: route.description,
      asks_place_of_birth: route.asksPlaceOfBirth,
      active: route.active,
    })
    .where('id', '=', id)
    .execute();
}

/** Routes in service with the lowest adult fare, the next date on sale and the sessions sailed. */
export async function findRoutes(db: Connection, salesOpenFrom: Date): Promise<RouteSummary[]> {
  const { rows } = await sql<{
    id: number;
    departure: Port;
    destination: Port;
    distance_nm: number;
    description: Translated;
    from_sen: number | null;
    next_date: string | null;
    sessions: Session[];
  }>`
    select routes.id, routes.distance_nm, routes.description, next.next_date,
      coalesce(next.sessions, '{}') as sessions,
      ${portOf('dep')} as departure,
      ${portOf('dest')} as destination,
      next.from_sen
    from routes
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    cross join lateral (
      select min(s.date) as next_date, array_agg(distinct s.session)::text[] as sessions,
        min(${fareOf('adult')}) as from_sen
      from sailings s join ships on ships.id = s.ship_id and ships.status = 'active'
      where s.route_id = routes.id and s.status in ('scheduled', 'delayed') and s.departs_at > ${salesOpenFrom}
    ) next
    where routes.active
    order by next.next_date nulls last, routes.id
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    departure: row.departure,
    destination: row.destination,
    distanceNm: row.distance_nm,
    description: row.description,
    fromSen: row.from_sen,
    nextDate: row.next_date,
    sessions: row.sessions,
  }));
}

const portColumns = sql<OfficePort>`
  ports.id, ports.version, ports.code, ports.name, ports.country, ports.time_zone as "timeZone", ports.has_facts as "hasFacts", ports.address,
  ports.getting_there as "gettingThere", ports.parking, ports.boarding, ports.accessibility,
  case when ports.latitude is not null
    then jsonb_build_object('latitude', ports.latitude, 'longitude', ports.longitude) end as position,
  (select count(*) from routes r where ports.id in (r.departure_port_id, r.destination_port_id)) as routes
`;

const portSorts: Record<PortsQuery['sort'], RawBuilder<unknown>> = {
  name: sql`ports.name ->> 'en'`,
  code: sql`ports.code`,
  country: sql`ports.country`,
  routes: sql`(select count(*) from routes r where ports.id in (r.departure_port_id, r.destination_port_id))`,
};

/** One page of the ports, and their total number. */
export async function findOfficePorts(
  db: Connection,
  { search, sort, descending, page, size }: PortsQuery,
): Promise<{ items: OfficePort[]; total: number }> {
  const texts = sql`concat_ws(' ', ports.code, ports.country, ports.name::text)`;
  const where = search ? sql`folded(${texts}) like any(${placePatterns(search)}::text[])` : sql`true`;
  const { rows } = await sql<OfficePort>`
    select ${portColumns} from ports where ${where}
    order by ${portSorts[sort]} ${descending ? sql`desc` : sql`asc`}, ports.id limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ports where ${where}
  `.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

export async function findOfficePort(db: Connection, id: number): Promise<OfficePort | undefined> {
  const { rows } = await sql<OfficePort>`select ${portColumns} from ports where id = ${id}`.execute(db);
  return rows[0];
}

/** A port as it is stored. */
export type StoredPort = PortSave & { timeZone: string };

/** Locks a port until the transaction ends. */
export async function lockPort(trx: Transaction<Database>, id: number): Promise<StoredPort | undefined> {
  const row = await trx
    .selectFrom('ports')
    .select(['code', 'name', 'country', 'time_zone as timeZone', 'latitude', 'longitude', ...factColumns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && placed(row);
}

/** The texts about a port, and its address. */
const factColumns = [
  'address',
  'getting_there as gettingThere',
  'parking',
  'boarding',
  'accessibility',
] as const;

/** A row with its degrees as a position. */
function placed<Row extends { latitude: number | null; longitude: number | null }>(row: Row) {
  const { latitude, longitude, ...port } = row;
  return { ...port, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

const toRow = ({ position, gettingThere, timeZone, ...port }: StoredPort) => ({
  ...port,
  time_zone: timeZone,
  getting_there: gettingThere,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

export async function insertPort(trx: Transaction<Database>, port: StoredPort): Promise<number> {
  const { id } = await trx.insertInto('ports').values(toRow(port)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePort(trx: Transaction<Database>, id: number, port: StoredPort): Promise<void> {
  await trx.updateTable('ports').set(toRow(port)).where('id', '=', id).execute();
}

const chartedColumns = [
  'id',
  'code',
  'name',
  'country',
  'time_zone as timeZone',
  'has_facts as hasFacts',
  'latitude',
  'longitude',
] as const;

/** Ports, by their English name. */
export async function findPorts(db: Connection): Promise<ChartedPort[]> {
  const rows = await db.selectFrom('ports').select(chartedColumns).orderBy(sql`name ->> 'en'`).execute();
  return rows.map(row => placed(row));
}

/** The same with the texts about them. */
export async function findPortsWithFacts(db: Connection): Promise<(ChartedPort & PortFacts)[]> {
  const rows = await db
    .selectFrom('ports')
    .select([...chartedColumns, ...factColumns])
    .orderBy(sql`name ->> 'en'`)
    .execute();
  return rows.map(row => placed(row));
}
