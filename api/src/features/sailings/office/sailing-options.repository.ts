import type { SailingOptions } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { routeFares } from '../../../reservations/sailings/fares/route-fares.repository.ts';

/** Every ship and route there is, with what planning a sailing asks of them. */
export async function findSailingOptions(db: Connection): Promise<SailingOptions> {
  const ships = await db
    .selectFrom('ships')
    .select(['id', 'code', 'name', 'status', 'capacity'])
    .orderBy('weight')
    .orderBy('name')
    .execute();
  const { rows: routes } = await sql<SailingOptions['routes'][number]>`
    select routes.id, routes.active,
      jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name) as departure,
      jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name) as destination,
      ${routeFares} as fares
    from routes
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    order by dep.name ->> 'en', dest.name ->> 'en', routes.id
  `.execute(db);
  return { ships, routes };
}
