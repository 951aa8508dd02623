import { type Kysely, sql } from 'kysely';

/** Orders with their passengers and cabins (I2), their search index, and the keys of repeated requests (I8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type order_status as enum ('unpaid', 'paid', 'completed', 'canceled', 'refunded');
    create type order_channel as enum ('storefront', 'agent', 'counter');
    create type payment_method as enum ('online', 'balance', 'cash');
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
      language language_code not null,
      remarks text not null default '',
      due_sen sen not null,
      paid_sen sen not null default 0,
      refunded_sen sen not null default 0,
      ladder jsonb not null,
      notified_departs_at timestamptz,
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
    comment on column orders.notified_departs_at is
      'The departure time that the contact knows, from the booking or the last mail about a move: a mail is sent where the sailing departs at another time. Null in orders written in bulk, whose contacts know the departure before the next move';
    create index orders_by_sailing on orders (sailing_id);
    create index orders_by_customer on orders (customer_id, created_at desc) where customer_id is not null;
    create index orders_by_creation on orders (created_at desc);
    create index orders_by_update on orders (updated_at desc);
    create index orders_by_cancellation on orders (canceled_at) where canceled_at is not null;
    create index orders_by_refund on orders (refunded_at) where refunded_at is not null;
    create index orders_by_amount_due on orders (due_sen);
    create index orders_by_contact_name on orders (contact_name);
    create index orders_by_contact_email on orders (contact_email);
    create index orders_by_referral on orders (referral_code);
    create index orders_by_checkout on orders (checkout_id);
    create index orders_overdue on orders (sailing_id, hold_expires_at) where status = 'unpaid';
    create trigger i7_enforce_transitions after insert or update of status on orders
      for each row execute function enforce_transitions('order', 'status');

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
    create index passengers_by_nationality on passengers (nationality, order_id);

    create table order_cabins (
      id uuid primary key,
      order_id uuid not null,
      sailing_id integer not null,
      room_id integer not null references rooms,
      price_sen sen not null,
      charge_sen sen,
      released_at timestamptz,
      -- Moving the order to another sailing takes its cabins along.
      foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade on update cascade,
      check (charge_sen <= price_sen),
      check ((charge_sen is null) = (released_at is null))
    );
    comment on column order_cabins.charge_sen is 'Cancellation charge of a canceled cabin; null while it is booked';
    create unique index i2_room_once_per_sailing on order_cabins (sailing_id, room_id) where released_at is null;
    create index order_cabins_by_order on order_cabins (order_id);
    create index order_cabins_by_room on order_cabins (room_id);

    -- What the front desk finds an order by, as one text an order: ticket serials, and the names, phones, addresses and
    -- documents of its contact and passengers. Triggers keep it, so that corrected or erased data are no longer found.
    create table order_search (
      order_id uuid primary key references orders on delete cascade,
      created_at timestamptz not null,
      words text not null
    );
    comment on column order_search.created_at is
      'Creation of the order, copied so that the latest matches are found without reading orders';
    comment on column order_search.words is 'Distinct words, a blank before and after each (search_words)';
    -- The planner estimates how selective a part of a word is from a sample of this size, and chooses the index by it.
    alter table order_search alter column words set statistics 400;
    create index order_search_by_part on order_search using gin (words gin_trgm_ops);
    create index order_search_by_creation on order_search (created_at desc, order_id desc);

    create function write_order_search(order_ids uuid[]) returns void language sql as $$
      insert into order_search (order_id, created_at, words)
      select o.id, o.created_at, ' ' || string_agg(distinct found.word, ' ') || ' '
      from orders o
      cross join lateral (
        select o.contact_name as name, array[o.contact_phone, o.contact_email] as codes
        union all
        select p.name, array[p.phone, p.email, p.id_number, o.number || p.position] from passengers p where p.order_id = o.id
      ) person
      cross join lateral (
        select word from search_words(person.name) as word
        union all
        select word from unnest(person.codes) as code, search_words(regexp_replace(code, '\\s', '', 'g')) as word
      ) found
      where o.id = any(order_ids)
      group by o.id
      on conflict (order_id) do update set words = excluded.words where order_search.words <> excluded.words
    $$;

    -- An order is inserted before its passengers, in the same transaction: the search text is written once they are there.
    create function update_search_of_passengers() returns trigger language plpgsql as $$
    begin
      perform write_order_search(array(select distinct order_id from changed));
      return null;
    end $$;
    create trigger order_search_insert after insert on passengers
      referencing new table as changed for each statement execute function update_search_of_passengers();
    create trigger order_search_update after update on passengers
      referencing new table as changed for each statement execute function update_search_of_passengers();
    create function update_search_of_contact() returns trigger language plpgsql as $$
    begin
      perform write_order_search(array[new.id]);
      return null;
    end $$;
    create trigger order_search_update after update of contact_name, contact_phone, contact_email on orders
      for each row execute function update_search_of_contact();

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
