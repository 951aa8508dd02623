import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';

/**
 * Inserts a number of customers with SQL: names, phones and documents are derived from the index, and registrations
 * are ten minutes apart. One in a hundred is an agent and one in a thousand a super agent; a thousandth
 * are inactive, and another thousandth are erased. Every agent has a balance of one ringgit per index.
 */
export async function insertManyCustomers(db: Kysely<Database>, count: number): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into customers (id, username, email, phone, real_name, id_card, passport, status, level, referral_code,
        password_hash, registered_at, erased_at)
      select gen_random_uuid(), 'user' || n, 'mail' || n || '@example.com', '+60 1' || lpad((n * 7919 % 100000000)::text, 8, '0'),
        case when n % 5000 = 0 then '陈伟明' else md5(n::text) || ' binti ' || md5((n / 10)::text) end,
        'D' || md5('card ' || n), '', case when n % 1000 in (1, 2) then 'inactive' else 'active' end::account_status,
        case when n % 1000 = 0 then 'super_agent' when n % 100 = 0 then 'agent' else 'normal' end::customer_level,
        'R' || n, 'x', at, case when n % 1000 = 2 then at end
      from generate_series(1, ${sql.lit(count)}) n,
        lateral (select timestamptz '2026-01-01' + n * interval '10 minutes' as at) a
    `.execute(trx);
    await sql`
      with account as (
        insert into ledger_accounts (id, customer_id, purpose, limit_sen)
        select gen_random_uuid(), id, 'agent', 0 from customers where level <> 'normal' returning id
      )
      insert into ledger_entries (transfer_id, account_id, amount_sen)
      select gen_random_uuid(), id, 100 * place from account, generate_series(1, 20) place
    `.execute(trx);
  });
  // Also flushes the pending list of the GIN index: while it is long, the planner avoids the index.
  await sql`vacuum analyze`.execute(db);
}
