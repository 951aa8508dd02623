import type { GateRoutedSailing } from '@gangway/shared/contract/office/gate/gate.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** The sailings between two days, both included, the first to leave first. */
export async function findNames(
  db: Connection,
  { from, to }: { from: string; to: string },
): Promise<GateRoutedSailing[]> {
  const { rows } = await sql<Omit<GateRoutedSailing, 'departsAt'> & { departsAt: Date }>`
    select s.id, ships.name as ship, dep.name as departure, dest.name as destination, s.date, s.session,
      s.departs_at as "departsAt"
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    where s.date between ${from} and ${to}
    order by s.departs_at, s.id
  `.execute(db);
  return rows.map(row => ({ ...row, departsAt: row.departsAt.toISOString() }));
}
