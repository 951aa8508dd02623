import type { CustomerLevel, Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import type { BasicInfo, Customer } from '@gangway/shared/contract/people/customers.ts';
import { type Selectable, sql } from 'kysely';
import type { Account } from '../../../accounts/passwords/credentials.service.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** The account of a username or of a confirmed e-mail address; a username comes first. */
export async function findAccount(db: Connection, usernameOrEmail: string): Promise<Account | undefined> {
  const name = usernameOrEmail.toLowerCase();
  const email = readEmail(usernameOrEmail) ?? name;
  const isUsername = sql<boolean>`lower(username) = ${name}`;
  const row = await db
    .selectFrom('customers')
    .where(where =>
      where.or([
        isUsername,
        where.and([where('email', '=', email), where('email_confirmed_at', 'is not', null)]),
      ]),
    )
    .orderBy(isUsername, 'desc')
    .limit(1)
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash, active: row.status === 'active' };
}

/** A customer as they see themselves, but for the balance, which the ledger knows. */
export async function findCustomer(
  db: Connection,
  id: string,
): Promise<Omit<Customer, 'balanceSen'> | undefined> {
  const row = await db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirst();
  return row && toCustomer(row);
}

const toCustomer = (row: Selectable<Database['customers']>): Omit<Customer, 'balanceSen'> => ({
  id: row.id,
  username: row.username,
  realName: row.real_name,
  email: row.email,
  emailConfirmed: row.email_confirmed_at !== null,
  phone: row.phone,
  phoneConfirmed: row.phone_confirmed_at !== null,
  gender: row.gender,
  idCard: row.id_card,
  passport: row.passport,
  nationality: row.nationality,
  birthDate: row.birth_date,
  level: row.level,
  referralCode: row.referral_code,
  language: row.language,
  registeredAt: row.registered_at.toISOString(),
  version: row.version,
});

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

/** Those of the codes, written as they are stored, that an active customer or agent has. */
export async function findActiveReferralCodes(
  db: Connection,
  codes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customers')
    .where('referral_code', '=', sql<string>`any(${codes})`)
    .where('status', '=', 'active')
    .select('referral_code')
    .execute();
  return new Set(rows.map(row => row.referral_code));
}

/** The referral codes of customers, by their ids. */
export async function findReferralCodesOf(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('customers')
    .where('id', '=', sql<string>`any(${ids})`)
    .select(['id', 'referral_code'])
    .execute();
  return new Map(rows.map(row => [row.id, row.referral_code]));
}

export interface NewCustomer {
  id: string;
  username: string;
  passwordHash: string;
  /** Confirmed by the code that was sent there. */
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
      email_confirmed_at: registeredAt,
    })
    .onConflict(conflict => conflict.column('referral_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findPasswordHash(db: Connection, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash;
}

export async function updatePasswordHash(
  trx: Transaction<Database>,
  id: string,
  passwordHash: string,
): Promise<void> {
  await trx.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function updateBasicInfo(
  trx: Transaction<Database>,
  id: string,
  info: BasicInfo & { phoneConfirmed: boolean },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      real_name: info.realName,
      phone: info.phone,
      gender: info.gender,
      id_card: info.idCard,
      passport: info.passport,
      nationality: info.nationality,
      birth_date: info.birthDate,
      language: info.language,
      ...(!info.phoneConfirmed && { phone_confirmed_at: null }),
    })
    .where('id', '=', id)
    .execute();
}
