import type { Database, Transaction } from '../../lib/database/database.ts';
import { releaseOverdueHolds } from '../inventory/hold-expiry.service.ts';
import { lockInventory } from '../inventory/inventory.repository.ts';
import { documentDigest, type TravelDocument } from './documents.rules.ts';
import { findBookedDocuments } from './hold-limits.repository.ts';
import { documentRefusal } from './hold-limits.rules.ts';

/**
 * Requires that the documents of an order's passengers are not booked on a sailing. A ticket with an expired hold does not count:
 * the hold is released.
 *
 * @throws AppError `document-booked`, or `invalid-input` for a number without any letter or digit, on the fields of those
 * passengers.
 */
export async function requireDocumentsFree(
  trx: Transaction<Database>,
  {
    sailingId,
    exceptPassenger = null,
    passengers,
    fieldOf,
  }: {
    sailingId: number;
    /** The passenger whose ticket on the sailing does not count. */
    exceptPassenger?: string | null;
    passengers: readonly TravelDocument[];
    fieldOf?: (index: number) => string;
  },
  now: Date,
): Promise<void> {
  const documents = passengers.map(documentDigest);
  const criteria = { sailingId, documents: documents.flatMap(digest => digest ?? []), exceptPassenger };
  let booked = await findBookedDocuments(trx, criteria, now);
  if (booked.some(({ overdue }) => overdue)) {
    await lockInventory(trx, sailingId);
    await releaseOverdueHolds(trx, sailingId, now);
    booked = await findBookedDocuments(trx, criteria, now);
  }
  const bookedDigests = new Set(booked.map(({ digest }) => digest));
  const refusal = documentRefusal({ documents }, document => bookedDigests.has(document), fieldOf);
  if (refusal) throw refusal;
}
