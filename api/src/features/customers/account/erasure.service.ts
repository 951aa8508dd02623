import { blankCustomer, lockContacts } from '../../../accounts/customers/customers.repository.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';

/** Makes whatever else concerns the customer wait, and gives the addresses that codes may have been sent to. */
export const lockCustomer = (trx: Transaction<Database>, id: string): Promise<string[]> =>
  lockContacts(trx, id);

/**
 * Takes the person out of their account, and closes it. The row stays for the orders and ledger entries that point to it;
 * its referral code too, under which others were brought.
 */
export const eraseCustomer = (
  trx: Transaction<Database>,
  id: string,
  unknowablePasswordHash: string,
  at: Date,
): Promise<void> => blankCustomer(trx, id, unknowablePasswordHash, at);
