import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/lib/database/database.ts';

/**
 * Inserts a number of unpaid single-passenger orders of a sailing with SQL, without tickets and with arbitrary amounts. Number, name,
 * phone and document are derived from the index, and the orders are ten minutes apart.
 */
export async function insertManyOrders(
  db: Kysely<Database>,
  sailingId: number,
  count: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into orders (id, number, checkout_id, sailing_id, channel, payment_method, contact_name, contact_email,
        contact_phone, referral_code, language, due_sen, ladder, hold_expires_at, created_at, updated_at)
      select gen_random_uuid(), 'XX' || upper(left(md5('number ' || n), 12)), gen_random_uuid(), ${sailingId}, 'storefront', 'online',
        md5(n::text) || ' binti ' || md5((n / 10)::text), null, '+60 1' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'SELAT',
        'en', n * 7919 % 100000, '{"tiers":[],"nonRefundable":false,"peak":false}', '2026-01-01'::timestamptz,
        '2026-01-01'::timestamptz + n * interval '10 minutes', '2026-01-01'::timestamptz + n * interval '10 minutes'
      from generate_series(1, ${sql.lit(count)}) n
    `.execute(trx);
    await sql`
      insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number)
      select gen_random_uuid(), id, 1, contact_name, 'other', '1990-01-01', case when created_at::time = '00:00' then 'IS' else 'MY' end,
        'idCard', 'D' || md5(number) from orders where number like 'XX%'
    `.execute(trx);
    await sql`
      select write_order_search(ids), write_order_nationalities(ids)
      from (select array_agg(id) as ids from orders where number like 'XX%') made
    `.execute(trx);
  });
  await sql`analyze orders, passengers, order_search, order_nationalities, sailings`.execute(db);
}
