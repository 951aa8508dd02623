import type { AccountStatus, CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeCustomerName,
  OfficeCustomerSave,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';

/** A customer's own fields; undefined if missing or erased. */
export async function findRecord(db: Connection, id: string) {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      version: row.version,
      username: row.username,
      realName: row.real_name,
      gender: row.gender,
      idCard: row.id_card,
      passport: row.passport,
      phone: row.phone,
      phoneConfirmed: row.phone_confirmed_at !== null,
      email: row.email,
      emailConfirmed: row.email_confirmed_at !== null,
      nationality: row.nationality,
      birthDate: row.birth_date,
      language: row.language,
      remarks: row.remarks,
      level: row.level,
      status: row.status,
      superiorId: row.superior_id,
      referralCode: row.referral_code,
      registeredAt: row.registered_at.toISOString(),
    }
  );
}
export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Keeps others from changing a customer until the transaction ends. */
export async function lockRecord(
  trx: Transaction<Database>,
  id: string,
): Promise<CustomerRecord | undefined> {
  await trx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findRecord(trx, id);
}

/** Everybody above a customer, from the top of the tree down. */
export async function findSuperiors(db: Connection, id: string): Promise<OfficeCustomerName[]> {
  const { rows } = await sql<OfficeCustomerName>`
    with recursive above (id, depth) as (
      select superior_id, 1 from customers where id = ${id}
      union all
      select c.superior_id, a.depth + 1 from customers c join above a on c.id = a.id
    )
    select c.id, c.username, c.real_name as "realName", c.level
    from above a join customers c on c.id = a.id order by a.depth desc
  `.execute(db);
  return rows;
}

/** The numbers of direct sub-agents and clients. */
export async function countBelow(db: Connection, id: string): Promise<{ agents: number; clients: number }> {
  const { rows } = await sql<{ agents: number; clients: number }>`
    select count(*) filter (where level <> 'normal') as agents, count(*) filter (where level = 'normal') as clients
    from customers where superior_id = ${id} and erased_at is null
  `.execute(db);
  return rows[0] ?? { agents: 0, clients: 0 };
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

/** Whether the customer was stored: not where another has the referral code. */
export async function insertRecord(
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
export async function updateRecord(
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
 * The one way a customer's account changes its status. The database refuses a change that shared/domain/states/transitions.ts does
 * not know and writes the audit entry (invariant I7).
 */
export async function setCustomerStatus(
  trx: Transaction<Database>,
  id: string,
  status: AccountStatus,
): Promise<void> {
  await trx.updateTable('customers').set({ status }).where('id', '=', id).execute();
}
