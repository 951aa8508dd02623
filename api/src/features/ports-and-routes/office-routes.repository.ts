import { type Session, sessions, type TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  FareSet,
  OfficeRoute,
  RouteChange,
  RouteCreate,
  RouteFares,
  RoutesQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';
import { routeFareRules, routeFares } from '../../reservations/sailings/fares/route-fares.repository.ts';

const tables = sql`
  routes
  join ports dep on dep.id = routes.departure_port_id
  join ports dest on dest.id = routes.destination_port_id
`;

const columns = (now: Date) => sql`
  routes.id, routes.version, routes.distance_nm as "distanceNm", routes.description, routes.active,
  routes.asks_place_of_birth as "asksPlaceOfBirth",
  jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name, 'country', dep.country) as departure,
  jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name, 'country', dest.country) as destination,
  ${routeFares} as fares, ${routeFareRules} as "fareRules", coming.upcoming, coming."nextDate"
  from ${tables}
  cross join lateral (
    select count(*) as upcoming, min(s.date) as "nextDate" from sailings s
    where s.route_id = routes.id and s.departs_at > ${now} and s.status <> 'canceled'
  ) coming
`;

const sorts: Record<RoutesQuery['sort'], RawBuilder<unknown>> = {
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
    select ${columns(now)} where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`} nulls last, routes.id
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
  const { rows } = await sql<OfficeRoute>`select ${columns(now)} where routes.id = ${id}`.execute(db);
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

/** The fares of a route as they are. */
export async function findRouteFares(db: Connection, id: number): Promise<RouteFares> {
  const { rows } = await sql<{ fares: RouteFares }>`
    select ${routeFares} as fares from routes where id = ${id}
  `.execute(db);
  return rows[0]?.fares ?? { daytime: null, nighttime: null };
}

/** Puts these fares in the place of those that the route has. */
export async function replaceRouteFares(
  trx: Transaction<Database>,
  id: number,
  fares: RouteFares,
): Promise<void> {
  await trx.deleteFrom('fares').where('route_id', '=', id).execute();
  const rows = sessions.flatMap(session => rowsOf(id, session, fares[session]));
  if (rows.length > 0) await trx.insertInto('fares').values(rows).execute();
}

const rowsOf = (route_id: number, session: Session, fares: FareSet | null) =>
  Object.entries(fares ?? {}).map(([type, price_sen]) => ({
    route_id,
    session,
    ticket_type: type as TicketType,
    price_sen,
  }));

/** How many sailings of the route and session have no fares of their own; each lives by those of the route. */
export async function countSailingsByRouteFares(
  db: Connection,
  id: number,
  session: Session,
): Promise<number> {
  const { rows } = await sql<{ sailings: number }>`
    select count(*) as sailings from sailings s
    where s.route_id = ${id} and s.session = ${session}
      and not exists (select from fares f where f.sailing_id = s.id)
  `.execute(db);
  return rows[0]?.sailings ?? 0;
}
