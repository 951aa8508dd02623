import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeCustomer,
  OfficeCustomersQuery,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { fetchPage } from '../../../lib/database/paging.ts';
import { searchPatterns } from '../../../lib/database/search-patterns.ts';

/** A balance is the sum of its entries; a normal user has null. */
const balance = sql<number | null>`case when c.level <> 'normal' then coalesce((
  select sum(e.amount_sen) from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.customer_id = c.id
), 0) end`;

/** The matching accounts, without those whose data were erased. */
const matching = (db: Kysely<Database>, query: OfficeCustomersQuery) => {
  let accounts = db.selectFrom('customers as c').where('c.erased_at', 'is', null);
  for (const pattern of searchPatterns(query.search))
    accounts = accounts.where('c.search_words', 'like', pattern);
  const { level, status, superior, from, to } = query;
  if (level) accounts = accounts.where('c.level', 'in', level);
  if (status) accounts = accounts.where('c.status', '=', status);
  if (superior) accounts = accounts.where('c.superior_id', '=', superior);
  if (from) accounts = accounts.where('c.registered_at', '>=', dayBegins(sql`${from}::date`));
  if (to) accounts = accounts.where('c.registered_at', '<', dayBegins(sql`${to}::date + 1`));
  return accounts;
};

const dayBegins = (day: RawBuilder<unknown>) =>
  sql<Date>`(${day})::timestamp at time zone ${operatorTimeZone()}`;

/** Each sort in both directions of its index (migration 0003); customers without a balance come last. */
function inOrder({ sort, descending }: OfficeCustomersQuery): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const columns = orders[sort].map(column => sql`${column} ${direction}`);
  const last = sort === 'balance' ? sql`nulls last` : sql``;
  return sql`${sql.join(columns)} ${last}, c.id ${direction}`;
}

const orders: Record<OfficeCustomersQuery['sort'], RawBuilder<unknown>[]> = {
  registeredAt: [sql`c.registered_at`],
  username: [sql`lower(c.username)`],
  realName: [sql`lower(c.real_name)`],
  level: [sql`c.level`, sql`c.registered_at`],
  status: [sql`c.status`, sql`c.registered_at`],
  balance: [sql`"balanceSen"`],
};

const listed = (db: Connection, query: OfficeCustomersQuery) =>
  matching(db, query)
    .leftJoin('customers as above', 'above.id', 'c.superior_id')
    .select(['c.id', 'c.username', 'c.real_name', 'c.phone', 'c.email', 'c.level', 'c.status'])
    .select(['c.referral_code', 'c.registered_at', 'c.superior_id', balance.as('balanceSen')])
    .select([
      'above.username as superior_username',
      'above.real_name as superior_name',
      'above.level as superior_level',
    ])
    .orderBy(inOrder(query));

/** One page of the customers and agents, and their total number. */
export async function findCustomerPage(
  db: Connection,
  query: OfficeCustomersQuery,
): Promise<{ items: OfficeCustomer[]; total: number }> {
  const { rows, total } = await fetchPage(listed(db, query), query);
  return { items: rows.map(toOfficeCustomer), total };
}

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const toOfficeCustomer = (row: Row): OfficeCustomer => ({
  id: row.id,
  username: row.username,
  realName: row.real_name,
  phone: row.phone,
  email: row.email,
  level: row.level,
  status: row.status,
  referralCode: row.referral_code,
  superior: row.superior_id
    ? {
        id: row.superior_id,
        username: row.superior_username ?? '',
        realName: row.superior_name ?? '',
        level: row.superior_level as CustomerLevel,
      }
    : null,
  balanceSen: row.balanceSen,
  registeredAt: row.registered_at.toISOString(),
});

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

/** Locks a customer until the transaction ends. */
export async function lockRecord(
  trx: Transaction<Database>,
  id: string,
): Promise<CustomerRecord | undefined> {
  await trx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findRecord(trx, id);
}
