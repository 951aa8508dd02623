import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import type { Connection } from '../lib/database.ts';
import { findAccountName, findIdByConfirmed } from './contacts.repository.ts';

/** Whom a letter about an account goes to, and in which language. */
export interface AccountName {
  id: string;
  username: string;
  realName: string;
  email: string | null;
  language: Language;
  active: boolean;
}

/** An e-mail address or a phone, written as `emailAddress` and `normalisePhone` do. */
export interface ContactPoint {
  channel: 'email' | 'sms';
  recipient: string;
}

export const readAccountName = (db: Connection, id: string): Promise<AccountName | undefined> =>
  findAccountName(db, id);

/** Whose the address or phone is, as far as they have proved it. At most one account has each. */
export async function ownerOf(db: Connection, contact: ContactPoint): Promise<AccountName | undefined> {
  const id = await findIdByConfirmed(db, contact);
  return id === undefined ? undefined : findAccountName(db, id);
}
