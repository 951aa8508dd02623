import { type Kysely, sql } from 'kysely';

/**
 * Waiting lists: parties that wait for places or cabins of sailings that are sold out. What becomes free on a sailing that
 * somebody waits for is set aside by triggers, whoever frees it, until the list has had its choice; a sailing that nobody
 * waits for pays for none of it. Not to be confused with the waiting rooms of migration 0029, in which browsers wait for
 * their turn to book.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sailing_inventory
      add column waitlist boolean not null default false,
      add column set_aside integer not null default 0 check (set_aside >= 0),
      add column rooms_set_aside boolean not null default false,
      add constraint set_aside_is_free check (held + sold + set_aside <= capacity),
      add constraint set_aside_for_a_list check (waitlist or (set_aside = 0 and not rooms_set_aside));
    comment on column sailing_inventory.waitlist is 'Somebody waits for the sailing: what becomes free is offered to the list first';
    comment on column sailing_inventory.set_aside is 'Free places that the list has not had its choice of yet: nobody else books them';
    comment on column sailing_inventory.rooms_set_aside is 'A room became free, and the list has not had its choice yet: nobody books rooms';
    create index sailing_inventory_waitlist on sailing_inventory (sailing_id) where waitlist;

    create function set_places_aside() returns trigger language plpgsql as $$
    declare
      free_before integer := old.capacity - old.held - old.sold;
      free_now integer := new.capacity - new.held - new.sold;
    begin
      new.set_aside := least(new.set_aside + greatest(free_now - free_before, 0), greatest(free_now, 0));
      if new.set_aside > old.set_aside then perform pg_notify('waitlist', new.sailing_id::text); end if;
      return new;
    end $$;
    create trigger set_places_aside before update of capacity, held, sold on sailing_inventory for each row
      when (new.waitlist and new.capacity - new.held - new.sold <> old.capacity - old.held - old.sold)
      execute function set_places_aside();

    create function set_rooms_aside() returns trigger language plpgsql as $$
    begin
      update sailing_inventory set rooms_set_aside = true
      where sailing_id = old.sailing_id and waitlist and not rooms_set_aside;
      if found then perform pg_notify('waitlist', old.sailing_id::text); end if;
      return null;
    end $$;
    create trigger set_rooms_aside_by_release after update of released_at, room_id on order_cabins for each row
      when (old.released_at is null and (new.released_at is not null or new.room_id <> old.room_id))
      execute function set_rooms_aside();
    create trigger set_rooms_aside_by_delete after delete on order_cabins for each row
      when (old.released_at is null) execute function set_rooms_aside();

    create table waitlist_parties (
      id uuid primary key,
      kind text not null check (kind in ('site', 'standby')),
      status text not null
        check (status in ('unconfirmed', 'waiting', 'offered', 'booked', 'left', 'removed', 'lapsed', 'closed')),
      adult smallint not null check (adult >= 0),
      child smallint not null check (child >= 0),
      infant smallint not null check (infant >= 0),
      senior smallint not null check (senior >= 0),
      size smallint not null generated always as (adult + child + infant + senior) stored check (size between 1 and 9),
      room_type_id integer references room_types,
      rooms smallint not null default 0 check (rooms between 0 and 9),
      most_sen sen,
      name text not null,
      email text,
      phone text,
      language text not null,
      customer_id uuid references customers,
      number integer check (number >= 1),
      offer_id uuid unique references place_offers,
      order_id uuid unique references orders,
      joined_at timestamptz not null,
      changed_at timestamptz not null,
      constraint rooms_of_a_type check ((room_type_id is null) = (rooms = 0)),
      constraint i14_offer_while_offered check ((status = 'offered') = (offer_id is not null)),
      constraint i14_order_once_booked check ((status = 'booked') = (order_id is not null)),
      constraint standby_has_a_number check ((kind = 'standby') = (number is not null)),
      constraint site_has_an_address check (kind = 'standby' or email is not null)
    );
    comment on table waitlist_parties is 'Who waits for places, and what for; never split';
    comment on column waitlist_parties.status is
      'lapsed: an offer was declined or ran out; closed: its sailings left or were canceled';
    comment on column waitlist_parties.most_sen is 'The most that tickets and cabins may cost together; null: any price';
    comment on column waitlist_parties.number is 'What a standby party is called by at the counter';
    create index waitlist_parties_unconfirmed on waitlist_parties (joined_at) where status = 'unconfirmed';
    create index waitlist_parties_ended on waitlist_parties (changed_at)
      where status in ('booked', 'left', 'removed', 'lapsed', 'closed');
    create index waitlist_parties_by_email on waitlist_parties (lower(email))
      where status in ('unconfirmed', 'waiting', 'offered');
    create index waitlist_parties_by_customer on waitlist_parties (customer_id) where customer_id is not null;

    create table waitlist_wishes (
      party_id uuid not null references waitlist_parties on delete cascade,
      sailing_id integer not null references sailings,
      position bigint not null generated by default as identity,
      primary key (party_id, sailing_id),
      constraint position_once_a_list unique (sailing_id, position) deferrable initially immediate
    );
    comment on table waitlist_wishes is 'Sailings that a party would take, one of them. A row goes with an offer that is not taken';
    comment on column waitlist_wishes.position is 'The order of the list: that of joining, unless the desk changed it';

    -- Whoever ends an offer, its party goes on waiting for its other sailings, or not at all.
    create function end_waitlist_offer() returns trigger language plpgsql as $$
    declare
      party uuid;
    begin
      select id into party from waitlist_parties where offer_id = new.id for update;
      if party is null then return null; end if;
      delete from waitlist_wishes where party_id = party and sailing_id = new.sailing_id;
      update waitlist_parties p set offer_id = null, changed_at = new.released_at,
        status = case when exists (select from waitlist_wishes w where w.party_id = party) then 'waiting' else 'lapsed' end
      where id = party;
      return null;
    end $$;
    create trigger end_waitlist_offer after update of released_at on place_offers for each row
      when (old.released_at is null and new.released_at is not null) execute function end_waitlist_offer();
  `.execute(db);
}
