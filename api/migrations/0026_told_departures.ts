import { type Kysely, sql } from 'kysely';

/**
 * When whoever booked knows their ship to leave: as it was when they booked, or as the last mail about a move told. A
 * mail about a move is sent where this is not the truth, and so once, however often the sailing was moved meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column told_departs_at timestamptz;
    comment on column orders.told_departs_at is
      'The departure that the contact knows; null for orders that were written in bulk: before the next move they know the one then';
    update orders set told_departs_at = s.departs_at from sailings s
      where s.id = orders.sailing_id and orders.status in ('unpaid', 'paid');
  `.execute(db);
}
