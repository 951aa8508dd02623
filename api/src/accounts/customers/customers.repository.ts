/*
 * Accounts of customers and agents: name, contact, language, level and status. Balances are in the ledger.
 *
 * May import: accounts/passwords.
 */

import type { AccountStatus, CustomerLevel, Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { readEmail } from '@gangway/shared/contract/entries/email.ts';
import type { OfficeCustomerSave } from '@gangway/shared/contract/office/orders/customers.ts';
import type { BasicInfo, Customer } from '@gangway/shared/contract/people/customers.ts';
import { type Selectable, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import type { Account } from '../passwords/credentials.service.ts';
import type { AccountName, ContactPoint } from './reachable-account.types.ts';

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

/** A customer's own account, except the balance, which the ledger stores. */
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

/** @returns whether the customer was stored: false if another one has the referral code. */
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

/** The database refuses a superior below the customer (constraint `superior_not_below`). */
export async function setSuperiorOf(
  trx: Transaction<Database>,
  ids: readonly string[],
  superiorId: string | null,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ superior_id: superiorId })
    .where('id', 'in', [...ids])
    .execute();
}

export async function setLevelOf(
  trx: Transaction<Database>,
  id: string,
  level: CustomerLevel,
): Promise<void> {
  await trx.updateTable('customers').set({ level }).where('id', '=', id).execute();
}

export async function findAccountName(db: Connection, id: string): Promise<AccountName | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', id)
    .select(['id', 'username', 'real_name', 'email', 'language', 'status'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { real_name, status, ...fields } = row;
  return { ...fields, realName: real_name, active: status === 'active' };
}

export async function findIdByConfirmed(
  db: Connection,
  { channel, recipient }: ContactPoint,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .$if(channel === 'email', query =>
      query.where('email', '=', recipient).where('email_confirmed_at', 'is not', null),
    )
    .$if(channel === 'sms', query =>
      query.where('phone', '=', recipient).where('phone_confirmed_at', 'is not', null),
    )
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the customer's addresses, and returns the confirmed e-mail address. */
export async function lockContact(
  trx: Transaction<Database>,
  id: string,
): Promise<{ confirmedEmail: string | null }> {
  const row = await trx
    .selectFrom('customers')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { confirmedEmail: row.email_confirmed_at ? row.email : null };
}

export async function confirmEmail(
  trx: Transaction<Database>,
  id: string,
  email: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('customers').set({ email, email_confirmed_at: at }).where('id', '=', id).execute();
}

export async function confirmPhone(
  trx: Transaction<Database>,
  id: string,
  phone: string,
  at: Date,
): Promise<void> {
  await trx.updateTable('customers').set({ phone, phone_confirmed_at: at }).where('id', '=', id).execute();
}

/** Waits for concurrent references to the customer, and returns their e-mail address and phone, if any. */
export async function lockContacts(trx: Transaction<Database>, id: string): Promise<string[]> {
  const { email, phone } = await trx
    .selectFrom('customers')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return [email, phone].filter(contact => contact !== null && contact !== '') as string[];
}

export async function blankCustomer(
  trx: Transaction<Database>,
  id: string,
  passwordHash: string,
  erasedAt: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      username: `erased-${id}`,
      email: null,
      email_confirmed_at: null,
      phone: '',
      phone_confirmed_at: null,
      real_name: '',
      gender: null,
      id_card: '',
      passport: '',
      nationality: null,
      birth_date: null,
      remarks: '',
      status: 'inactive',
      password_hash: passwordHash,
      erased_at: erasedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Confirms the address of a link, unless another account has confirmed it. */
export async function confirmLinkedEmail(
  trx: Transaction<Database>,
  customerId: string,
  email: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ email_confirmed_at: at })
    .where('id', '=', customerId)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers as other')
            .where('other.email', '=', email)
            .where('other.email_confirmed_at', 'is not', null)
            .select('other.id'),
        ),
      ),
    )
    .execute();
}

type Fields = Omit<OfficeCustomerSave, 'email'> & { email: string | null };
const columnsOf = (fields: Fields) => ({
  username: fields.username,
  real_name: fields.realName,
  gender: fields.gender,
  id_card: fields.idCard,
  passport: fields.passport,
  phone: fields.phone,
  email: fields.email,
  nationality: fields.nationality,
  birth_date: fields.birthDate,
  language: fields.language,
  remarks: fields.remarks,
});

/** @returns whether the customer was stored: false if another one has the referral code. */
export async function insertCustomerRecord(
  trx: Transaction<Database>,
  customer: Fields & {
    id: string;
    level: CustomerLevel;
    superiorId: string | null;
    referralCode: string;
    passwordHash: string;
    registeredAt: Date;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('customers')
    .values({
      ...columnsOf(customer),
      id: customer.id,
      level: customer.level,
      superior_id: customer.superiorId,
      referral_code: customer.referralCode,
      password_hash: customer.passwordHash,
      registered_at: customer.registeredAt,
    })
    .onConflict(conflict => conflict.column('referral_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes the fields; an address or phone not marked as confirmed becomes unconfirmed. */
export async function updateCustomerRecord(
  trx: Transaction<Database>,
  id: string,
  fields: Fields & { emailConfirmed: boolean; phoneConfirmed: boolean },
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      ...columnsOf(fields),
      ...(!fields.emailConfirmed && { email_confirmed_at: null }),
      ...(!fields.phoneConfirmed && { phone_confirmed_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * The only function that changes the status of a customer's account. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7).
 */
export async function setCustomerStatus(
  trx: Transaction<Database>,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await trx.updateTable('customers').set({ status }).where('id', '=', id).execute();
}
