import type { GateSailingName } from '@gangway/shared/contract/office/gate/gate.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** The sailings between two days, both included, the first to leave first. */
export async function findNames(
  db: Connection,
  { from, to }: { from: string; to: string },
): Promise<GateSailingName[]> {
  const { rows } = await sql<Omit<GateSailingName, 'departsAt'> & { departsAt: Date }>`
    select s.id, ships.name as ship, s.date, s.session, s.departs_at as "departsAt"
    from sailings s join ships on ships.id = s.ship_id
    where s.date between ${from} and ${to}
    order by s.departs_at, s.id
  `.execute(db);
  return rows.map(row => ({ ...row, departsAt: row.departsAt.toISOString() }));
}
