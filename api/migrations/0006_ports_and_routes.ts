import { type Kysely, sql } from 'kysely';

/** Ports, and the routes between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ports (
      id integer generated always as identity primary key,
      code text not null unique check (code ~ '^[a-z][a-z-]+$'),
      name translated not null,
      country char(2) not null,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      check ((latitude is null) = (longitude is null))
    );
    comment on column ports.latitude is 'Degrees, north positive (WGS 84)';
    comment on column ports.longitude is 'Degrees, east positive (WGS 84)';

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
  `.execute(db);
}
