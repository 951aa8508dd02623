import { type Kysely, sql } from 'kysely';

/**
 * Changes of paid orders that wait for their difference to be paid at a gateway. The places and cabins that they need are kept
 * by an offer meanwhile, which may hold cabins alone. The order stays as it was until the money has arrived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_changes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      payment_id uuid not null unique references payments on delete cascade,
      offer_id uuid not null references place_offers,
      wanted jsonb,
      expected jsonb not null,
      started_at timestamptz not null,
      outcome text check (outcome in ('applied', 'returned')),
      decided_at timestamptz,
      check (num_nonnulls(outcome, decided_at) in (0, 2))
    );
    comment on column order_changes.wanted is 'May name a passenger who is added: null once it was decided, or erased';
    comment on column order_changes.expected is 'What was shown and agreed to';
    comment on column order_changes.outcome is
      'applied: the payment made the change; returned: it could not be made any more, and the payment goes back';
    create index order_changes_undecided on order_changes (order_id) where outcome is null;
    create index order_changes_by_offer on order_changes (offer_id);

    alter table place_offers drop constraint place_offers_places_check,
      add constraint place_offers_places_check check (places >= 0);
  `.execute(db);
}
