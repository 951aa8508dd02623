import { type Kysely, sql } from 'kysely';

/** Which versions can work with a schema that is newer than theirs, so that an upgrade needs no pause (R454, decision 57). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_floor (
      only_row boolean primary key default true check (only_row),
      migration text not null
    );
    comment on table schema_floor is 'The oldest versions that can work with this schema';
    comment on column schema_floor.migration is 'A version that knows this migration can work, even if it does not know later ones';
    insert into schema_floor (migration) values ('0066_schema_floor');
  `.execute(db);
}
