import { type Kysely, sql } from 'kysely';

/** The slides of the home page, and the operator's settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table slides (
      id integer generated always as identity primary key,
      position integer not null,
      language language_code,
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
