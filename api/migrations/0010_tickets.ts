import { type Kysely, sql } from 'kysely';

/** Tickets with the keys that sign their codes, and the rule that an order costs what its tickets and cabins cost (I3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_keys (
      id smallint primary key check (id between 1 and 255),
      public_key bytea not null,
      sealed_private_key bytea not null,
      created_at timestamptz not null,
      retired_at timestamptz,
      withdrawn_at timestamptz,
      constraint only_retired_keys_are_withdrawn check (withdrawn_at is null or retired_at is not null)
    );
    comment on column signing_keys.sealed_private_key is 'Ed25519 private key under the master key (AES-256-GCM)';
    comment on column signing_keys.retired_at is 'Signs no more tickets from then on; those it signed stay valid';
    comment on column signing_keys.withdrawn_at is
      'Its signatures are refused from then on; tickets are signed anew when printed again';

    create type boarding_status as enum ('pending', 'boarded');
    create table tickets (
      id uuid primary key,
      order_id uuid not null,
      sailing_id integer not null,
      passenger_id uuid not null unique references passengers on delete cascade,
      cabin_id uuid references order_cabins,
      serial text not null unique,
      ticket_type ticket_type not null,
      seat text not null default '',
      price_sen sen not null,
      charge_sen sen,
      boarding_status boarding_status not null default 'pending',
      boarded_at timestamptz,
      canceled_at timestamptz,
      signing_key_id smallint not null references signing_keys,
      verification_secret bytea not null check (octet_length(verification_secret) = 8),
      gate_xid xid8 not null default pg_current_xact_id(),
      -- Moving the order to another sailing takes its tickets along.
      foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade on update cascade,
      check (charge_sen <= price_sen),
      check ((charge_sen is null) = (canceled_at is null)),
      check ((boarding_status = 'boarded') = (boarded_at is not null)),
      check (boarding_status = 'pending' or canceled_at is null)
    );
    comment on column tickets.charge_sen is 'Cancellation charge of a canceled ticket; null while it is valid';
    create unique index seat_once_per_sailing on tickets (sailing_id, seat) where canceled_at is null and seat <> '';
    create index tickets_by_order on tickets (order_id);
    create index tickets_boarded on tickets (order_id) where boarding_status = 'boarded';
    create trigger i7_enforce_transitions after insert or update of boarding_status on tickets
      for each row execute function enforce_transitions('ticket', 'boarding_status');

    -- The amount due of an order is the sum of its tickets and cabins. Checked once per row, when the transaction commits.
    create function check_order_due() returns trigger language plpgsql as $$
    declare
      the_order uuid := case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::uuid
                                           else (to_jsonb(coalesce(new, old)) ->> 'order_id')::uuid end;
      due bigint;
      parts bigint;
    begin
      select due_sen into due from orders where id = the_order;
      if not found then return null; end if;
      select coalesce(sum(coalesce(charge_sen, price_sen)), 0) into parts from (
        select charge_sen, price_sen from tickets where order_id = the_order
        union all select charge_sen, price_sen from order_cabins where order_id = the_order) p;
      if due <> parts then
        raise exception 'order % is due % sen, its parts cost % sen', the_order, due, parts
          using errcode = 'check_violation', constraint = 'i3_due_is_sum_of_parts';
      end if;
      return null;
    end $$;
    create constraint trigger i3_orders after insert or update of due_sen on orders
      deferrable initially deferred for each row execute function check_order_due();
    create constraint trigger i3_tickets after insert or delete or update of price_sen, charge_sen, order_id on tickets
      deferrable initially deferred for each row execute function check_order_due();
    create constraint trigger i3_cabins after insert or delete or update of price_sen, charge_sen, order_id on order_cabins
      deferrable initially deferred for each row execute function check_order_due();
  `.execute(db);
}
