import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { sql } from 'kysely';
import { type Connection, prepared } from '../../lib/database/database.ts';
import { fareOf } from './fares/fare-of.repository.ts';
import { placesLeft } from './sailing-places.repository.ts';
import type { SailingTerms } from './sailings.repository.ts';
import { toVoyage, type Voyage, type VoyageRow, voyageColumns, voyageJoins } from './voyage.repository.ts';

/** All that a sale without cabins asks of a sailing, and what the order shows of it. */
export interface SailingForSale {
  voyage: Voyage;
  terms: SailingTerms;
  fares: Record<TicketType, number>;
  /** Only whoever its waiting room has let in may book it. */
  waitingRoom: boolean;
  /** Where it boards; empty while none is assigned. */
  gate: string;
}

/** Many sailings at once, by their ids: a batch of bookings asks for all of its sailings with one query. */
export async function findSailingsForSale(
  db: Connection,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, SailingForSale>> {
  const { rows } = await sql<
    VoyageRow & {
      non_refundable: boolean;
      peak: boolean;
      sales_open_at: Date | null;
      places_left: number;
      waiting_room: boolean;
      gate: string;
      fares: Record<TicketType, number>;
    }
  >`
    select ${prepared('sailings-for-sale')} ${voyageColumns}, s.non_refundable, s.peak, s.sales_open_at, s.gate,
      exists (select from waiting_rooms w where w.sailing_id = s.id and w.opened_by is not null) as waiting_room,
      greatest(${placesLeft(now)}, 0) as places_left, (
      select jsonb_object_agg(type.ticket_type, ${fareOf(sql<string>`type.ticket_type`)})
      from unnest(enum_range(null::ticket_type)) as type (ticket_type)
    ) as fares
    from sailings s ${voyageJoins}
    where s.id = any(${ids})
  `.execute(db);
  return new Map(
    rows.map(row => {
      const voyage = toVoyage(row);
      const { id, date, departsAt, arrivesAt, status } = voyage;
      const { non_refundable: nonRefundable, peak, places_left: placesLeft, fares } = row;
      const salesOpenAt = row.sales_open_at?.toISOString() ?? null;
      const terms = { id, date, departsAt, arrivesAt, status, nonRefundable, peak, placesLeft, salesOpenAt };
      return [id, { voyage, terms, fares, waitingRoom: row.waiting_room, gate: row.gate }];
    }),
  );
}
