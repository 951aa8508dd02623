import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ChartedPort, Port, RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { fareOf } from '../../reservations/sailings/fares/fare-of.repository.ts';

/** Ports, by their English name. */
export async function findPorts(db: Connection): Promise<ChartedPort[]> {
  const rows = await db
    .selectFrom('ports')
    .select(['id', 'code', 'name', 'country', 'latitude', 'longitude'])
    .orderBy(sql`name ->> 'en'`)
    .execute();
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    name: row.name as unknown as Translated,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
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
      jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name, 'country', dep.country) as departure,
      jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name, 'country', dest.country) as destination,
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
