import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

type SailingRow = Omit<
  GateSailing,
  'departsAt' | 'boardingOpensAt' | 'boardingClosesAt' | 'phase' | 'countClosedAt'
> & {
  departsAt: Date;
  countClosedAt: Date | null;
  status: SailingStatus;
};

/** The requested sailings: those that depart within a period, or a single one. */
export type WantedSailings = { from: Date; until: Date } | { id: number };

/**
 * Sailings by departure, with the numbers of ticket holders and of passengers on board, and the gates that boarded since a point
 * in time.
 */
export async function findGateSailings(
  db: Connection,
  filter: WantedSailings,
  boardedSince: Date,
): Promise<SailingRow[]> {
  const condition =
    'id' in filter ? sql`s.id = ${filter.id}` : sql`s.departs_at between ${filter.from} and ${filter.until}`;
  const { rows } = await sql<SailingRow>`
    select s.id, ships.name as ship, dep.name as departure, dest.name as destination, s.date, s.session, s.status,
      s.gate, s.departs_at as "departsAt", tickets.boarded, tickets.expected,
      (select max(c.closed_at) from final_counts c where c.sailing_id = s.id) as "countClosedAt",
      array(
        select distinct g.gate from gate_stations g
        where g.sailing_id = s.id and g.gate <> '' and g.last_seen_at >= ${boardedSince}
        order by g.gate) as gates
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    cross join lateral (
      select count(t.id)::integer as expected,
        (count(t.id) filter (where t.boarding_status = 'boarded'))::integer as boarded
      from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status in ('paid', 'completed')
    ) tickets
    where ${condition}
    order by s.departs_at, s.id
  `.execute(db);
  return rows;
}
