import type { CustomerLevel, Language } from '@gangway/shared/contract/vocabulary.ts';
import { sql } from 'kysely';
import type { Account } from '../auth/credentials.ts';
import type { Connection, Database, Transaction } from '../lib/database.ts';

export async function findAccountByUsername(db: Connection, username: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('customers')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash, active: row.status === 'active' };
}

/** A customer as they see themselves, but for the balance, which the ledger knows. */
export async function findCustomer(db: Connection, id: string) {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', id)
    .select([
      'id',
      'username',
      'real_name',
      'email',
      'phone',
      'level',
      'referral_code',
      'language',
      'registered_at',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { real_name, referral_code, registered_at, ...rest } = row;
  return {
    ...rest,
    realName: real_name,
    referralCode: referral_code,
    registeredAt: registered_at.toISOString(),
  };
}

/** The active customer or agent whose referral code this is, written as it is stored. */
export async function findByReferralCode(
  db: Connection,
  referralCode: string,
): Promise<{ id: string; level: CustomerLevel } | undefined> {
  return db
    .selectFrom('customers')
    .where('referral_code', '=', referralCode)
    .where('status', '=', 'active')
    .select(['id', 'level'])
    .executeTakeFirst();
}

export interface NewCustomer {
  id: string;
  username: string;
  passwordHash: string;
  email: string;
  phone: string;
  realName: string;
  birthDate: string;
  language: Language;
  superiorId: string | null;
  referralCode: string;
  registeredAt: Date;
}

/** Whether the customer was stored: not where another has the referral code. */
export async function insertCustomer(trx: Transaction<Database>, customer: NewCustomer): Promise<boolean> {
  const { passwordHash, realName, birthDate, superiorId, referralCode, registeredAt, ...fields } = customer;
  const inserted = await trx
    .insertInto('customers')
    .values({
      ...fields,
      password_hash: passwordHash,
      real_name: realName,
      birth_date: birthDate,
      superior_id: superiorId,
      referral_code: referralCode,
      registered_at: registeredAt,
    })
    .onConflict(conflict => conflict.column('referral_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
