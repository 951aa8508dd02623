import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import { fareOf, usualFareOf } from './fares/fare-of.sql.ts';
import { toVoyage, type VoyageRow, voyageColumns } from './voyage.sql.ts';

export interface SummaryRow extends VoyageRow {
  non_refundable: boolean;
  peak: boolean;
  places_left: number;
  has_cabins: boolean;
  cabins_left: number;
  from_sen: number;
  usual_sen: number | null;
  cabin_from_sen: number | null;
  sales_open_at: Date | null;
}

/** The columns of a summary besides places and cabins: for queries like those of `voyageColumns`. */
export const summaryColumns = sql`${voyageColumns}, s.non_refundable, s.peak, s.sales_open_at,
  ${fareOf('adult')} as from_sen, ${usualFareOf('adult')} as usual_sen`;

export function toSummary(row: SummaryRow): SailingSummary {
  return {
    ...toVoyage(row),
    placesLeft: row.places_left,
    hasCabins: row.has_cabins,
    cabinsLeft: row.cabins_left,
    fromSen: row.from_sen,
    usualSen: row.usual_sen,
    cabinFromSen: row.cabin_from_sen,
    nonRefundable: row.non_refundable,
    peak: row.peak,
    salesOpenAt: row.sales_open_at?.toISOString() ?? null,
  };
}
