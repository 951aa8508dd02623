import { type Kysely, sql } from 'kysely';

/** The fee for a chosen seat, as a part of the ticket's price (R430). Tickets until now have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets add column seat_fee_sen sen not null default 0;
    alter table tickets add constraint seat_fee_within_price check (seat_fee_sen <= price_sen);
    comment on column tickets.seat_fee_sen is 'The part of the price that was paid for choosing the seat';
  `.execute(db);
}
