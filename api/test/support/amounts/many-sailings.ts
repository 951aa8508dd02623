import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';
import type { Voyage } from '../database/factories.ts';

/**
 * Inserts two sailings a day for a number of days from 2025-01-01, for each of `ships` more ships on the voyage's route,
 * with SQL, each with places for 600.
 */
export async function insertManySailings(
  db: Kysely<Database>,
  { routeId }: Voyage,
  { ships, days }: { ships: number; days: number },
): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into ships (name, code, description, capacity)
      select 'Selat ' || chr(64 + n), 'selat-' || chr(96 + n), '{"en": "", "zh": "", "ko": ""}', 600
      from generate_series(1, ${sql.lit(ships)}) n
    `.execute(trx);
    await sql`
      insert into sailings (ship_id, route_id, date, session, departs_at, arrives_at, status, gate)
      select s.id, ${routeId}, day, session, leaves, leaves + interval '8 hours',
        case when day < '2026-11-20' then 'departed' else 'scheduled' end::sailing_status, 'G' || s.id % 8
      from ships s, generate_series(0, ${sql.lit(days - 1)}) n, unnest(enum_range(null::session)) session,
        lateral (select date '2025-01-01' + n as day) d,
        lateral (select day + case session when 'daytime' then time '01:00' else time '12:00' end as leaves) l
      where s.name like 'Selat _'
    `.execute(trx);
    await sql`
      insert into sailing_inventory (sailing_id, capacity, sold)
      select id, 600, id % 600 from sailings on conflict do nothing
    `.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
