import { type Kysely, sql } from 'kysely';

/** What a bad day asks of the desk: other cabins, notes for the gates, payments in several ways, passwords of one's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cabin may be given another room, which gives up the one it had (I2).
    drop trigger i2_guests_checked_out on order_cabins;
    create constraint trigger i2_guests_checked_out after delete or update of released_at, room_id on order_cabins
      deferrable initially deferred for each row when (old.released_at is null)
      execute function check_guests_checked_out();

    create table order_notes (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      text text not null check (text <> '' and length(text) <= 300),
      pinned boolean not null,
      system_user_id uuid not null references system_users,
      at timestamptz not null
    );
    comment on table order_notes is 'What the staff tell each other of an order; the customer never sees it';
    comment on column order_notes.pinned is 'Shown at the gate with every ticket of the order';
    create index order_notes_by_order on order_notes (order_id, at);
    create trigger gate_party_insert after insert on order_notes for each row
      when (new.pinned) execute function stamp_party_for_gates('order_id');
    create trigger gate_party_update after update on order_notes for each row
      when ((old.pinned, old.text) is distinct from (new.pinned, new.text)) execute function stamp_party_for_gates('order_id');

    alter table payment_orders add column split boolean not null default false;
    comment on column payment_orders.split is
      'A further way to pay, taken together with the payment that paid the order or its difference: cash, and the rest by card';
    drop index i5_order_paid_once;
    create unique index i5_order_paid_once on payment_orders (order_id)
      where outcome = 'applied' and not difference and not split;

    alter table system_users add column password_is_given boolean not null default false;
    comment on column system_users.password_is_given is
      'Whoever made the account or reset its password knows it: nothing is answered until an own one is chosen';
  `.execute(db);
}
