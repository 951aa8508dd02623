import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { sql } from 'kysely';

/** The data of a sailing that an order shows: times, ports and ship. */
export type Voyage = Pick<
  SailingSummary,
  'id' | 'date' | 'session' | 'departsAt' | 'arrivesAt' | 'status' | 'ship' | 'route'
>;

export interface VoyageRow {
  id: number;
  date: string;
  session: Session;
  departs_at: Date;
  arrives_at: Date;
  departs_zone: string;
  arrives_zone: string;
  status: SailingStatus;
  ship_id: number;
  ship_code: string;
  ship_name: string;
  route_id: number;
  distance_nm: number;
  asks_place_of_birth: boolean;
  departure_id: number;
  departure_code: string;
  departure_name: Translated;
  departure_country: string;
  departure_has_facts: boolean;
  destination_id: number;
  destination_code: string;
  destination_name: Translated;
  destination_country: string;
  destination_has_facts: boolean;
}

/** The columns of a voyage, in a query whose `sailings` have the alias `s` and are joined by `voyageJoins`. */
export const voyageColumns = sql`
  s.id, s.date, s.session, s.departs_at, s.arrives_at, s.departs_zone, s.arrives_zone, s.status,
  ships.id as ship_id, ships.code as ship_code, ships.name as ship_name,
  routes.id as route_id, routes.distance_nm, routes.asks_place_of_birth,
  dep.id as departure_id, dep.code as departure_code, dep.name as departure_name, dep.country as departure_country,
  dep.has_facts as departure_has_facts,
  dest.id as destination_id, dest.code as destination_code, dest.name as destination_name,
  dest.country as destination_country, dest.has_facts as destination_has_facts`;

export const voyageJoins = sql`
  join routes on routes.id = s.route_id
  join ports dep on dep.id = routes.departure_port_id
  join ports dest on dest.id = routes.destination_port_id
  join ships on ships.id = s.ship_id`;

/** A port of the contract as JSON, of the row of `ports` with this alias. */
export const portOf = (alias: 'dep' | 'dest') => {
  const port = sql.table(alias);
  return sql`jsonb_build_object('id', ${port}.id, 'code', ${port}.code, 'name', ${port}.name,
    'country', ${port}.country, 'timeZone', ${port}.time_zone, 'hasFacts', ${port}.has_facts)`;
};

export function toVoyage(row: VoyageRow): Voyage {
  return {
    id: row.id,
    date: row.date,
    session: row.session,
    departsAt: momentIn(row.departs_at, row.departs_zone),
    arrivesAt: momentIn(row.arrives_at, row.arrives_zone),
    status: row.status,
    ship: { id: row.ship_id, code: row.ship_code, name: row.ship_name },
    route: {
      id: row.route_id,
      departure: {
        id: row.departure_id,
        code: row.departure_code,
        name: row.departure_name,
        country: row.departure_country,
        timeZone: row.departs_zone,
        hasFacts: row.departure_has_facts,
      },
      destination: {
        id: row.destination_id,
        code: row.destination_code,
        name: row.destination_name,
        country: row.destination_country,
        timeZone: row.arrives_zone,
        hasFacts: row.destination_has_facts,
      },
      distanceNm: row.distance_nm,
      asksPlaceOfBirth: row.asks_place_of_birth,
    },
  };
}
