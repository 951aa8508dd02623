import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';

export interface SummaryRow {
  id: number;
  date: string;
  session: Session;
  departs_at: Date;
  arrives_at: Date;
  status: SailingStatus;
  non_refundable: boolean;
  peak: boolean;
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
  destination_id: number;
  destination_code: string;
  destination_name: Translated;
  destination_country: string;
  places_left: number;
  cabins_left: number;
  from_sen: number;
  cabin_from_sen: number | null;
}

/** What a summary shows of a sailing (alias `s`), besides its places and prices. */
export const summaryColumns = sql`
  s.id, s.date, s.session, s.departs_at, s.arrives_at, s.status, s.non_refundable, s.peak,
  ships.id as ship_id, ships.code as ship_code, ships.name as ship_name,
  routes.id as route_id, routes.distance_nm, routes.asks_place_of_birth,
  dep.id as departure_id, dep.code as departure_code, dep.name as departure_name, dep.country as departure_country,
  dest.id as destination_id, dest.code as destination_code, dest.name as destination_name,
  dest.country as destination_country`;

export function toSummary(row: SummaryRow): SailingSummary {
  return {
    id: row.id,
    date: row.date,
    session: row.session,
    departsAt: row.departs_at.toISOString(),
    arrivesAt: row.arrives_at.toISOString(),
    status: row.status,
    ship: { id: row.ship_id, code: row.ship_code, name: row.ship_name },
    route: {
      id: row.route_id,
      departure: {
        id: row.departure_id,
        code: row.departure_code,
        name: row.departure_name,
        country: row.departure_country,
      },
      destination: {
        id: row.destination_id,
        code: row.destination_code,
        name: row.destination_name,
        country: row.destination_country,
      },
      distanceNm: row.distance_nm,
      asksPlaceOfBirth: row.asks_place_of_birth,
    },
    placesLeft: row.places_left,
    cabinsLeft: row.cabins_left,
    fromSen: row.from_sen,
    cabinFromSen: row.cabin_from_sen,
    nonRefundable: row.non_refundable,
    peak: row.peak,
  };
}
