import { type Kysely, sql } from 'kysely';

/** Orders with their passengers, tickets and cabins (I2, I3), and the keys that make a repeated request one (I8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type order_status as enum ('unpaid', 'paid', 'completed', 'canceled', 'refunded');
    create type order_channel as enum ('storefront', 'agent', 'counter');
    create type payment_method as enum ('online', 'balance', 'cash');
    create type boarding_status as enum ('pending', 'boarded');

    create table orders (
      id uuid primary key,
      number text not null unique check (number ~ '^[A-Z0-9]{6,20}$'),
      checkout_id uuid not null,
      sailing_id integer not null references sailings,
      customer_id uuid references customers,
      channel order_channel not null,
      status order_status not null default 'unpaid',
      payment_method payment_method not null,
      contact_name text not null check (contact_name <> ''),
      contact_email text check (contact_email = lower(contact_email)),
      contact_phone text not null,
      referral_code text not null,
      language language not null,
      remarks text not null default '',
      due_sen sen not null,
      paid_sen sen not null default 0,
      refunded_sen sen not null default 0,
      ladder jsonb not null,
      hold_expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      paid_at timestamptz,
      completed_at timestamptz,
      canceled_at timestamptz,
      refunded_at timestamptz,
      cancel_reason text check (cancel_reason in ('expired', 'customer', 'staff')),
      unique (id, sailing_id),
      constraint i3_refunds_within_payments check (refunded_sen <= paid_sen),
      check ((status in ('paid', 'completed', 'refunded')) <= (paid_at is not null)),
      check ((status = 'canceled') = (canceled_at is not null)),
      check ((canceled_at is not null) <= (cancel_reason is not null)),
      check ((status = 'refunded') = (refunded_at is not null)),
      check ((status = 'completed') <= (completed_at is not null))
    );
    create index orders_by_sailing on orders (sailing_id);
    create index orders_by_customer on orders (customer_id, created_at desc) where customer_id is not null;
    create index orders_by_creation on orders (created_at desc);
    create index orders_by_contact_email on orders (contact_email);
    create index orders_by_referral on orders (referral_code);
    create index orders_overdue on orders (sailing_id, hold_expires_at) where status = 'unpaid';
    create index orders_by_checkout on orders (checkout_id);

    create table order_cabins (
      id uuid primary key,
      order_id uuid not null,
      sailing_id integer not null,
      room_id integer not null references rooms,
      price_sen sen not null,
      charge_sen sen,
      released_at timestamptz,
      foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade,
      check (charge_sen <= price_sen),
      check ((charge_sen is null) = (released_at is null))
    );
    create unique index i2_room_once_per_sailing on order_cabins (sailing_id, room_id) where released_at is null;
    create index order_cabins_by_order on order_cabins (order_id);
    comment on column order_cabins.charge_sen is 'What a canceled cabin still costs (the ladder); null while it is live';

    create table passengers (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      position smallint not null check (position between 1 and 9),
      name text not null check (name <> ''),
      gender gender not null,
      birth_date date not null,
      nationality char(2) not null,
      id_type id_type not null,
      id_number text not null check (id_number <> ''),
      document_expiry date,
      issuing_country char(2),
      phone text not null default '',
      email text not null default '',
      pregnancy_week smallint check (pregnancy_week between 1 and 42),
      referral_code text not null default '',
      remarks text not null default '',
      unique (order_id, position),
      check (id_type <> 'passport' or (document_expiry is not null and issuing_country is not null))
    );
    comment on column passengers.pregnancy_week is 'Week of pregnancy on the sailing date; null when not pregnant';

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
      signing_key_id smallint not null,
      verification_secret bytea not null check (octet_length(verification_secret) = 8),
      foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade,
      check (charge_sen <= price_sen),
      check ((charge_sen is null) = (canceled_at is null)),
      check ((boarding_status = 'boarded') = (boarded_at is not null)),
      check (boarding_status = 'pending' or canceled_at is null)
    );
    create index tickets_by_order on tickets (order_id);
    create unique index seat_once_per_sailing on tickets (sailing_id, seat) where canceled_at is null and seat <> '';
    comment on column tickets.charge_sen is 'What a canceled ticket still costs (the ladder); null while it is live';

    -- I3: what an order costs is what its tickets and cabins cost. Checked once a transaction, when it commits.
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

    create table signing_keys (
      id smallint primary key check (id between 1 and 255),
      public_key bytea not null,
      sealed_private_key bytea not null,
      created_at timestamptz not null,
      retired_at timestamptz
    );
    alter table tickets add foreign key (signing_key_id) references signing_keys;
    comment on column signing_keys.sealed_private_key is 'Ed25519 private key under the master key (AES-256-GCM)';
    comment on column signing_keys.retired_at is 'Signs no more tickets from then on; those it signed stay valid';

    create table idempotency_keys (
      owner text not null,
      key text not null check (length(key) between 8 and 200),
      request_hash bytea not null,
      answer jsonb not null,
      created_at timestamptz not null,
      constraint i8_one_answer_per_key primary key (owner, key)
    );
    create index idempotency_keys_by_age on idempotency_keys (created_at);
  `.execute(db);
}
