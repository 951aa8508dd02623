import { type Kysely, sql } from 'kysely';

/** I5 once more: whatever payments an order gets, one pays it and the others go back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index i5_order_paid_once on payment_orders (order_id) where outcome = 'applied'
  `.execute(db);
}
