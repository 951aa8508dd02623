import { type Kysely, sql } from 'kysely';

/** Ports, routes, ships, cabins, sailings and fares: what can be sold, and the inventory row that holds I1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain sen as bigint check (value >= 0);
    create domain translated as jsonb check (
      jsonb_typeof(value) = 'object' and value ?& array['en', 'zh', 'ko']
    );
    create type session as enum ('daytime', 'nighttime');
    create type ship_status as enum ('active', 'maintenance', 'decommissioned');
    create type room_position as enum ('port', 'starboard', 'bow', 'stern', 'midship');
    create type room_status as enum ('available', 'occupied', 'maintenance', 'dirty');
    create type sailing_status as enum ('scheduled', 'delayed', 'closed', 'departed', 'canceled');
    create type ticket_type as enum ('adult', 'child', 'infant', 'senior');

    create table ports (
      id integer generated always as identity primary key,
      code text not null unique check (code ~ '^[a-z][a-z-]+$'),
      name translated not null,
      country char(2) not null
    );

    create table routes (
      id integer generated always as identity primary key,
      departure_port_id integer not null references ports,
      destination_port_id integer not null references ports,
      distance_nm integer not null check (distance_nm > 0),
      description translated not null,
      active boolean not null default true,
      unique (departure_port_id, destination_port_id),
      check (departure_port_id <> destination_port_id)
    );

    create table ships (
      id integer generated always as identity primary key,
      name text not null unique check (name <> ''),
      code text not null unique check (code ~ '^[a-z][a-z-]+$'),
      status ship_status not null default 'active',
      manager text not null default '',
      manager_contact text not null default '',
      description translated not null,
      link_url text not null default '',
      weight integer not null default 0,
      capacity integer not null check (capacity between 1 and 10000)
    );
    comment on column ships.weight is 'Order in lists, smallest first (specification section 3)';

    create table ship_images (
      ship_id integer not null references ships on delete cascade,
      position smallint not null check (position between 1 and 5),
      path text not null unique,
      primary key (ship_id, position)
    );

    create table room_types (
      id integer generated always as identity primary key,
      code text not null unique check (code <> ''),
      name translated not null,
      description translated not null,
      has_window boolean not null,
      capacity_label smallint not null check (capacity_label between 1 and 3),
      max_occupancy smallint not null check (max_occupancy between 1 and 6)
    );
    comment on column room_types.capacity_label is '1 large bed, 2 twin beds, 3 three beds (specification section 3)';

    create table room_type_amenities (
      room_type_id integer not null references room_types on delete cascade,
      amenity text not null check (amenity <> ''),
      primary key (room_type_id, amenity)
    );

    create table room_type_prices (
      room_type_id integer not null references room_types on delete cascade,
      weekday smallint not null check (weekday between 1 and 7),
      session session not null,
      price_sen sen not null,
      primary key (room_type_id, weekday, session)
    );
    comment on column room_type_prices.weekday is 'ISO weekday, Monday = 1';

    create table rooms (
      id integer generated always as identity primary key,
      ship_id integer not null references ships,
      room_type_id integer not null references room_types,
      number text not null check (number <> ''),
      floor smallint not null check (floor between 1 and 30),
      position room_position not null,
      status room_status not null default 'available',
      notes text not null default '',
      checked_in_at timestamptz,
      unique (ship_id, number),
      check ((status = 'occupied') = (checked_in_at is not null))
    );

    create table sailings (
      id integer generated always as identity primary key,
      ship_id integer not null references ships,
      route_id integer not null references routes,
      date date not null,
      session session not null,
      departs_at timestamptz not null,
      arrives_at timestamptz not null,
      status sailing_status not null default 'scheduled',
      gate text not null default '',
      non_refundable boolean not null default false,
      peak boolean not null default false,
      unique (ship_id, date, session),
      check (arrives_at > departs_at)
    );
    create index sailings_by_date on sailings (date, route_id, session);
    create index sailings_by_route on sailings (route_id, date);

    create table sailing_inventory (
      sailing_id integer primary key references sailings on delete cascade,
      capacity integer not null check (capacity >= 0),
      held integer not null default 0 check (held >= 0),
      sold integer not null default 0 check (sold >= 0),
      constraint i1_places_within_capacity check (held + sold <= capacity)
    ) with (fillfactor = 50);

    -- Capacity of a sailing never exceeds that of its ship; also when either is changed later.
    create function check_sailing_capacity() returns trigger language plpgsql as $$
    begin
      if exists (
        select from sailing_inventory i join sailings s on s.id = i.sailing_id join ships on ships.id = s.ship_id
        where i.capacity > ships.capacity
          and (to_jsonb(new) ->> tg_argv[0])::integer =
            case tg_table_name when 'ships' then ships.id when 'sailings' then s.id else i.sailing_id end
      ) then
        raise exception 'sailing capacity exceeds the capacity of its ship' using errcode = 'check_violation',
          constraint = 'sailing_capacity_within_ship';
      end if;
      return null;
    end $$;
    create trigger sailing_capacity after insert or update of capacity on sailing_inventory
      for each row execute function check_sailing_capacity('sailing_id');
    create trigger sailing_ship after update of ship_id on sailings
      for each row execute function check_sailing_capacity('id');
    create trigger ship_capacity after update of capacity on ships
      for each row execute function check_sailing_capacity('id');

    create table fares (
      id integer generated always as identity primary key,
      route_id integer references routes on delete cascade,
      sailing_id integer references sailings on delete cascade,
      session session,
      ticket_type ticket_type not null,
      price_sen sen not null,
      check (num_nonnulls(route_id, sailing_id) = 1),
      check ((route_id is null) = (session is null)),
      unique (route_id, session, ticket_type),
      unique (sailing_id, ticket_type)
    );
    comment on table fares is 'A fare of a route and session; a fare of a sailing takes its place for that sailing';

    create table slides (
      id integer generated always as identity primary key,
      position integer not null,
      language text check (language in ('en', 'zh', 'ko')),
      title text not null,
      subtitle text not null default '',
      image_path text not null,
      link_url text not null default '',
      shown_from date,
      shown_until date,
      check (shown_until >= shown_from)
    );

    create table settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now(),
      updated_by uuid
    );
  `.execute(db);
}
