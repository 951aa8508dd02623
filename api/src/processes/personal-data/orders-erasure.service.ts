import { DOCUMENTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import { eraseHoldersOf } from '../../accounts/vouchers/vouchers.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { deleteNotesOf } from '../../reservations/orders/order-notes.repository.ts';
import { eraseContactsOf } from '../../reservations/orders/orders.repository.ts';
import {
  eraseDocumentsOf,
  erasePassengersOf,
  findSailingsWithDocuments,
} from '../../reservations/orders/passengers.repository.ts';
import { eraseUsersOf } from '../../reservations/promos/promo-codes.repository.ts';
import { eraseRequestedChangesOf } from '../change/guest/order-changes.repository.ts';

const ACTOR = 'system:forget-expired';

/**
 * Anonymizes orders, whose locks the caller holds. Numbers, sailings and amounts stay, because accounting requires them. A passenger
 * keeps the year of birth, the nationality and the ticket type, which identify no person. A voucher of such an order stays valid:
 * who has its code may use it.
 *
 * @returns the number of orders that were not anonymous before.
 */
export async function anonymizeOrders(
  trx: Transaction<Database>,
  orderIds: readonly string[],
  now: Date,
): Promise<number> {
  await erasePassengersOf(trx, orderIds);
  await eraseRequestedChangesOf(trx, orderIds);
  await deleteNotesOf(trx, orderIds);
  await eraseUsersOf(trx, orderIds);
  await eraseHoldersOf(trx, orderIds);
  return eraseContactsOf(trx, orderIds, now);
}

/** Document numbers of voyages that ended before this moment are erased. */
export const erasedBefore = (now: Date): Date => new Date(now.getTime() - DOCUMENTS_KEPT_DAYS * 86_400_000);

/**
 * Erases the document numbers of passengers some time after the voyage, one sailing per transaction: the first time there may be those of
 * many seasons.
 */
export async function forgetDocuments(deps: Data): Promise<void> {
  for (const sailingId of await findSailingsWithDocuments(deps.db, erasedBefore(deps.clock.now())))
    await inTransaction(deps, ACTOR, trx => eraseDocumentsOf(trx, sailingId));
}
