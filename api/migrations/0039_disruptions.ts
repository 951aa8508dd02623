import { type Kysely, sql } from 'kysely';

/** What a delay, another gate or another ship means to an order, and messages of the staff to everybody on a sailing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column moved_from timestamptz, add column free_until timestamptz;
    comment on column orders.moved_from is
      'When the sailing was to depart before its time was first changed; null where it is as it was booked';
    comment on column orders.free_until is
      'Until then it is canceled, or moved to another sailing, free of charge: its sailing was moved far. Once told it stays';

    -- On another sailing nothing was delayed yet.
    create function forget_delay() returns trigger language plpgsql as $$
    begin
      new.moved_from := null;
      new.free_until := null;
      return new;
    end $$;
    create trigger forget_delay before update of sailing_id on orders
      for each row when (old.sailing_id <> new.sailing_id) execute function forget_delay();

    -- A sailing may change its ship. Whoever booked a room of the old one at that moment must not keep it.
    create function require_room_of_ship() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from sailings s join rooms r on r.ship_id = s.ship_id where s.id = new.sailing_id and r.id = new.room_id
      ) then
        raise exception 'room % is not on the ship of sailing %', new.room_id, new.sailing_id
          using errcode = 'check_violation', constraint = 'i2_room_of_ship';
      end if;
      return null;
    end $$;
    create trigger i2_room_of_ship after insert or update of room_id on order_cabins
      for each row when (new.released_at is null) execute function require_room_of_ship();

    drop trigger raise_version on sailings;
    create trigger raise_version before update of ship_id, departs_at, arrives_at, gate, non_refundable, peak, sales_open_at
      on sailings for each row
      when ((old.ship_id, old.departs_at, old.arrives_at, old.gate, old.non_refundable, old.peak, old.sales_open_at)
        is distinct from
        (new.ship_id, new.departs_at, new.arrives_at, new.gate, new.non_refundable, new.peak, new.sales_open_at))
      execute function raise_version();

    create table guest_messages (
      id uuid primary key,
      sailing_id integer not null references sailings on delete cascade,
      texts jsonb not null,
      sent_by uuid not null references system_users,
      sent_at timestamptz not null,
      orders integer not null check (orders >= 0),
      completed_at timestamptz,
      constraint guest_message_in_english check (texts -> 'en' ->> 'subject' <> '' and texts -> 'en' ->> 'text' <> '')
    );
    comment on column guest_messages.texts is 'Subject and text by language; English where an order''s language has none';
    comment on column guest_messages.completed_at is 'When every order had been told';
    create index guest_messages_by_sailing on guest_messages (sailing_id, sent_at desc);

    create table guest_message_orders (
      message_id uuid not null references guest_messages on delete cascade,
      order_id uuid not null references orders on delete cascade,
      told_at timestamptz not null,
      primary key (message_id, order_id)
    );
    comment on table guest_message_orders is 'Whom a message went to: each order once, whatever breaks off in between';
    create index guest_message_orders_by_order on guest_message_orders (order_id);
  `.execute(db);
}
