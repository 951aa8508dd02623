import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';

/**
 * Inserts a number of single-ticket orders with SQL, on the existing sailings in turn, five minutes apart
 * and ending at `until`. All are paid at once, except one in a hundred, which waits for its payment. One in
 * ten has a refund of one ringgit; the bank refused a thousandth of the refunds.
 */
export async function insertManyPaidOrders(
  db: Kysely<Database>,
  count: number,
  until: string,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into orders (id, number, checkout_id, sailing_id, channel, payment_method, contact_name, contact_phone, referral_code,
        language, status, due_sen, paid_sen, ladder, hold_expires_at, created_at, updated_at, paid_at)
      select gen_random_uuid(), 'YY' || lpad(n::text, 8, '0'), gen_random_uuid(), sailing.ids[1 + n % cardinality(sailing.ids)],
        'storefront', 'online', 'Tan', '', 'SELAT', 'en', case when waits then 'unpaid' else 'paid' end::order_status, 20000,
        case when waits then 0 else 20000 end, '{}', at + interval '15 minutes', at, at, case when not waits then at end
      from generate_series(0, ${sql.lit(count - 1)}) n, (select array_agg(id order by id) as ids from sailings) sailing,
        lateral (select ${until}::timestamptz - n * interval '5 minutes' as at, n % 100 = 0 as waits) a
    `.execute(trx);
    await sql`
      insert into tickets (id, order_id, sailing_id, passenger_id, serial, ticket_type, price_sen, signing_key_id, verification_secret)
      select gen_random_uuid(), id, sailing_id, gen_random_uuid(), number || '-1', 'adult', 20000, 1, '\\x0011223344556677'
      from orders
    `.execute(trx);
    await sql`
      insert into payments (id, provider, status, amount_sen, gateway_reference, created_at, updated_at, settled_at)
      select id, 'stripe', case when paid_at is null then 'failed' else 'succeeded' end::payment_status, 20000,
        'cs_' || md5(number), created_at, created_at, paid_at
      from orders
    `.execute(trx);
    await sql`
      insert into payment_orders (payment_id, order_id, amount_sen, outcome)
      select id, id, 20000, case when paid_at is not null then 'applied' end from orders
    `.execute(trx);
    await sql`
      insert into refunds (id, payment_id, provider, order_id, amount_sen, status, reason, created_at, updated_at, settled_at)
      select gen_random_uuid(), id, 'stripe', id, 100, case when failed then 'failed' else 'succeeded' end::refund_status, 'cancellation',
        paid_at, paid_at, case when not failed then paid_at end
      from orders, lateral (select number like '%0001' as failed) f where number like '%1'
    `.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}
