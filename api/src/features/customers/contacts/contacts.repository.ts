import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import type { AccountName, ContactPoint } from './reachable-account.types.ts';

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
