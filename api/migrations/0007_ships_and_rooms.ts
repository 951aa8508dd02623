import { type Kysely, sql } from 'kysely';

/** Ships with their pictures, room types with their prices, and rooms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type ship_status as enum ('active', 'maintenance', 'decommissioned');
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
    comment on column ships.weight is 'Order in lists, smallest first (R116)';
    create trigger i7_enforce_transitions after insert or update of status on ships
      for each row execute function enforce_transitions('ship', 'status');

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
    comment on column room_types.capacity_label is '1 large bed, 2 twin beds, 3 three beds (R115)';

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

    create type room_position as enum ('port', 'starboard', 'bow', 'stern', 'midship');
    create type room_status as enum ('available', 'occupied', 'maintenance', 'dirty');
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
      gate_xid xid8 not null default pg_current_xact_id(),
      unique (ship_id, number),
      check ((status = 'occupied') = (checked_in_at is not null))
    );
    create trigger i7_enforce_transitions after insert or update of status on rooms
      for each row execute function enforce_transitions('room', 'status');
  `.execute(db);
}
