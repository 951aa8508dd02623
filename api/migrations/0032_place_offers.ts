import { type Kysely, sql } from 'kysely';

/**
 * Places and cabins that are kept for a party without an order: offered instead of a canceled sailing, to whoever waits for
 * places, or while a change is being paid. They count as held (I1), and a room of them is taken by the same unique index as
 * one of an order (I2).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_offers (
      id uuid primary key,
      sailing_id integer not null references sailings,
      places integer not null check (places > 0),
      expires_at timestamptz,
      released_at timestamptz,
      unique (id, sailing_id)
    );
    comment on column place_offers.expires_at is
      'From then on whoever needs the places takes them. Null: whoever made the offer takes it back';
    create index place_offers_kept on place_offers (sailing_id, expires_at) where released_at is null;

    alter table order_cabins
      alter column order_id drop not null,
      add column offer_id uuid,
      add constraint order_cabins_offer foreign key (offer_id, sailing_id) references place_offers (id, sailing_id),
      add constraint cabin_of_order_or_offer check (num_nonnulls(order_id, offer_id) = 1);
    comment on column order_cabins.offer_id is 'Kept without an order; the row goes when the offer ends';
    create index order_cabins_by_offer on order_cabins (offer_id) where offer_id is not null;
  `.execute(db);
}
