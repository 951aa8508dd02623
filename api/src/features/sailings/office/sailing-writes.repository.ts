import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';

export async function updateSailing(
  trx: Transaction<Database>,
  id: number,
  sailing: { departsAt: Date; arrivesAt: Date; gate: string; nonRefundable: boolean; peak: boolean },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({
      departs_at: sailing.departsAt,
      arrives_at: sailing.arrivesAt,
      gate: sailing.gate,
      non_refundable: sailing.nonRefundable,
      peak: sailing.peak,
    })
    .where('id', '=', id)
    .execute();
}

export async function setTimes(
  trx: Transaction<Database>,
  id: number,
  { departsAt, arrivesAt }: { departsAt: Date; arrivesAt: Date },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({ departs_at: departsAt, arrives_at: arrivesAt })
    .where('id', '=', id)
    .execute();
}

/** Puts fares in the place of those that the sailing has of its own; null: those of its route hold again. */
export async function replaceOwnFares(
  trx: Transaction<Database>,
  sailingId: number,
  fares: FareSet | null,
): Promise<void> {
  await trx.deleteFrom('fares').where('sailing_id', '=', sailingId).execute();
  if (!fares) return;
  const rows = Object.entries(fares).map(([type, price_sen]) => ({
    sailing_id: sailingId,
    ticket_type: type as TicketType,
    price_sen,
  }));
  await trx.insertInto('fares').values(rows).execute();
}

/** Deletes a sailing with its places and fares. */
export async function deleteSailing(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('sailing_cancellations').where('sailing_id', '=', id).execute();
  await trx.deleteFrom('sailings').where('id', '=', id).execute();
}
