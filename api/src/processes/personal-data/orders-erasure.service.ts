import { DOCUMENTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import { eraseHoldersOf } from '../../accounts/vouchers/vouchers.repository.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { deleteNotesOf } from '../../reservations/orders/order-notes.repository.ts';
import { eraseContactsOf } from '../../reservations/orders/orders.repository.ts';
import { eraseDocumentsBefore, erasePassengersOf } from '../../reservations/orders/passengers.repository.ts';
import { eraseUsersOf } from '../../reservations/promos/promo-codes.repository.ts';
import { eraseRequestedChangesOf } from '../change/guest/order-changes.repository.ts';

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

/** Erases the document numbers of passengers some time after the voyage. */
export async function forgetDocuments({ db, clock }: Data): Promise<void> {
  await eraseDocumentsBefore(db, new Date(clock.now().getTime() - DOCUMENTS_KEPT_DAYS * 86_400_000));
}
