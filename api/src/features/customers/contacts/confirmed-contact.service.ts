import type { Connection } from '../../../lib/database/database.ts';
import { findAccountName, findIdByConfirmed } from './contacts.repository.ts';
import type { AccountName, ContactPoint } from './reachable-account.types.ts';

export const readAccountName = (db: Connection, id: string): Promise<AccountName | undefined> =>
  findAccountName(db, id);

/** Whose the address or phone is, as far as they have proved it. At most one account has each. */
export async function ownerOf(db: Connection, contact: ContactPoint): Promise<AccountName | undefined> {
  const id = await findIdByConfirmed(db, contact);
  return id === undefined ? undefined : findAccountName(db, id);
}
