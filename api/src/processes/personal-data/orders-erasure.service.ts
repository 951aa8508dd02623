import { DOCUMENTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { lockOrdersOfCustomer } from '../../reservations/orders/order-locks.repository.ts';
import { deleteNotesOf } from '../../reservations/orders/order-notes.repository.ts';
import { eraseContactsOf } from '../../reservations/orders/orders.repository.ts';
import { eraseDocumentsBefore, erasePassengersOf } from '../../reservations/orders/passengers.repository.ts';
import { eraseRequestedChangesOf } from '../change/guest/order-changes.repository.ts';

/**
 * Anonymizes a customer's orders. Numbers, sailings and amounts stay, because accounting requires them (seven years, Income Tax
 * Act 1967 section 82). A passenger keeps the year of birth, the nationality and the ticket type, which identify no person.
 *
 * @returns the number of orders.
 */
export async function anonymiseOrders(
  trx: Transaction<Database>,
  customerId: string,
  now: Date,
): Promise<number> {
  // Orders are locked first: their passengers' tickets follow (migration 0016), and no transaction locks a ticket before its
  // order.
  await lockOrdersOfCustomer(trx, customerId);
  await erasePassengersOf(trx, customerId);
  await eraseRequestedChangesOf(trx, customerId);
  await deleteNotesOf(trx, customerId);
  return eraseContactsOf(trx, customerId, now);
}

/** Erases the document numbers of passengers some time after the voyage. */
export async function forgetDocuments({ db, clock }: Data): Promise<void> {
  await eraseDocumentsBefore(db, new Date(clock.now().getTime() - DOCUMENTS_KEPT_DAYS * 86_400_000));
}
