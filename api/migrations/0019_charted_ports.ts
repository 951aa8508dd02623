import { type Kysely, sql } from 'kysely';

/** Where ports lie, so that a route can be drawn; a port may be entered before anybody has looked that up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ports
      add latitude double precision check (latitude between -90 and 90),
      add longitude double precision check (longitude between -180 and 180),
      add check ((latitude is null) = (longitude is null));
    comment on column ports.latitude is 'Degrees, north positive (WGS 84)';
    comment on column ports.longitude is 'Degrees, east positive (WGS 84)';

    update ports set latitude = known.latitude, longitude = known.longitude
    from (values
      ('port-klang', 3.0, 101.33), ('penang', 5.418, 100.347), ('langkawi', 6.265, 99.735),
      ('malacca', 2.185, 102.24), ('singapore', 1.264, 103.82), ('phuket', 7.83, 98.41)
    ) as known (code, latitude, longitude)
    where ports.code = known.code;
  `.execute(db);
}
