import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

export interface MonitoredSailing {
  ship: SailingSummary['ship'];
  route: SailingSummary['route'];
  date: string;
  session: Session;
  status: SailingStatus;
  gate: string;
  departsAt: Date;
  arrivesAt: Date;
  boarded: number;
  booked: number;
}

/** A sailing with how many tickets of paid orders it has, and how many of them are on board. */
export async function findMonitoredSailing(
  db: Connection,
  id: number,
): Promise<MonitoredSailing | undefined> {
  const { rows } = await sql<MonitoredSailing>`
    select s.date, s.session, s.status, s.gate, s.departs_at as "departsAt", s.arrives_at as "arrivesAt",
      jsonb_build_object('id', ships.id, 'code', ships.code, 'name', ships.name) as ship,
      jsonb_build_object('id', r.id, 'distanceNm', r.distance_nm,
        'departure', jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name, 'country', dep.country),
        'destination', jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name, 'country', dest.country)
      ) as route,
      tickets.boarded, tickets.booked
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    cross join lateral (
      select count(*) as booked, count(*) filter (where t.boarding_status = 'boarded') as boarded
      from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status in ('paid', 'completed')
    ) tickets
    where s.id = ${id}
  `.execute(db);
  return rows[0];
}
