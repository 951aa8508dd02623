import { findAccountName, findIdByConfirmed } from '../../../accounts/customers/customers.repository.ts';
import type { AccountName, ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import type { Connection } from '../../../lib/database/database.ts';

export const readAccountName = (db: Connection, id: string): Promise<AccountName | undefined> =>
  findAccountName(db, id);

/** Whose the address or phone is, as far as they have proved it. At most one account has each. */
export async function ownerOf(db: Connection, contact: ContactPoint): Promise<AccountName | undefined> {
  const id = await findIdByConfirmed(db, contact);
  return id === undefined ? undefined : findAccountName(db, id);
}
