import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { Copying } from './copying.ts';

/**
 * Copies payments, refunds and transfers of the orders in `past_orders`; agents receive the amounts of their copied
 * orders.
 */
export async function copyMoney(trx: Transaction<Database>, { id, ago, year }: Copying): Promise<void> {
  const reference = (name: string) => sql`${sql.ref(name)} || ${sql.lit(`-${year}`)}`;
  await sql`
    insert into payments (id, provider, status, amount_sen, tendered_sen, gateway_reference, created_at, updated_at, settled_at)
    select ${id(sql`m.id`)}, provider, status, amount_sen, tendered_sen, ${reference('m.gateway_reference')},
      created_at - ${ago}, updated_at - ${ago}, settled_at - ${ago}
    from payments m where m.id in (
      select part.payment_id from past_orders p join payment_orders part on part.order_id = p.was)
  `.execute(trx);
  await sql`
    insert into payment_orders (payment_id, order_id, amount_sen, outcome, difference)
    select ${id(sql`part.payment_id`)}, p.id, amount_sen, outcome, difference
    from past_orders p join payment_orders part on part.order_id = p.was
  `.execute(trx);
  await sql`
    insert into refunds (id, payment_id, order_id, amount_sen, status, reason, provider, gateway_reference, attempts,
      last_error, created_at, updated_at, settled_at)
    select ${id(sql`r.id`)}, ${id(sql`r.payment_id`)}, p.id, amount_sen, status, reason, provider,
      ${reference('r.gateway_reference')}, attempts, last_error, created_at - ${ago}, updated_at - ${ago}, settled_at - ${ago}
    from past_orders p join refunds r on r.order_id = p.was
  `.execute(trx);
  await sql`
    insert into ledger_transfers (id, kind, order_id, reason, author, created_at)
    select ${id(sql`t.id`)}, kind, p.id, reason, author, t.created_at - ${ago}
    from past_orders p join ledger_transfers t on t.order_id = p.was
  `.execute(trx);
  await sql`
    insert into ledger_entries (transfer_id, account_id, amount_sen)
    select ${id(sql`e.transfer_id`)}, account_id, amount_sen
    from past_orders p join ledger_transfers t on t.order_id = p.was join ledger_entries e on e.transfer_id = t.id
  `.execute(trx);
  await sql`
    with taken as materialized (
      select e.account_id, -sum(e.amount_sen) as sen, gen_random_uuid() as transfer_id, min(t.created_at) as at
      from past_orders p join ledger_transfers t on t.order_id = p.id
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where a.purpose = 'agent' group by e.account_id having sum(e.amount_sen) < 0
    ), given as (
      insert into ledger_transfers (id, kind, author, created_at)
      select transfer_id, 'top-up', 'system:seed', at from taken
    )
    insert into ledger_entries (transfer_id, account_id, amount_sen)
    select transfer_id, account_id, sen from taken
    union all
    select transfer_id, (select id from ledger_accounts where purpose = 'funding' and customer_id is null), -sen from taken
  `.execute(trx);
}
