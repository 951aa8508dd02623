/*
 * Personal data of customers and of single orders: the export, and the erasure across all tables, on request and after years.
 *
 * May import: operator, accounts/ledger, accounts/one-time-codes, accounts/passwords, accounts/sessions, accounts/vouchers,
 * reservations/access, reservations/orders, reservations/promos, features/carts, features/customers, features/saved-passengers,
 * features/waitlist, processes/change.
 */

import { statement } from '../../accounts/ledger/ledger.service.ts';
import { readStoredCart } from '../../features/carts/carts.service.ts';
import { readCustomer } from '../../features/customers/account/customers.service.ts';
import { readSavedPassengers } from '../../features/saved-passengers/saved-passengers.service.ts';
import type { CustomerCaller } from '../../lib/caller.ts';
import type { Data } from '../../lib/http/context.ts';
import { findAccountHistory, findOrderRecords, findSessions } from './personal-data.repository.ts';

/** Far more lines than any agent's statement has. */
const WHOLE_STATEMENT = { page: 1, size: 1_000_000 };

/**
 * All stored data of a customer (PDPA, right of access): profile, sessions, saved passengers, orders and payments.
 */
export async function exportPersonalData(deps: Data, { id }: CustomerCaller) {
  const { db, clock } = deps;
  return {
    exportedAt: clock.now().toISOString(),
    profile: await readCustomer(deps, id),
    account: await findAccountHistory(db, id),
    sessions: await findSessions(db, id),
    savedPassengers: await readSavedPassengers(deps, id),
    cart: (await readStoredCart(db, id))?.items ?? [],
    orders: await findOrderRecords(db, { customerId: id }),
    balanceStatement: (await statement(db, id, WHOLE_STATEMENT)).items,
  };
}
