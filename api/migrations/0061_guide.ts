import { type Kysely, sql } from 'kysely';

/** The columns behind the edit form of an entry. */
const edited = ['heading', 'text'];

const rowOf = (row: 'old' | 'new') => sql.raw(`(${edited.map(column => `${row}.${column}`).join(', ')})`);

/**
 * The operator's own texts for travelers (R416): sections of a page, or questions of the FAQ with their answers. Where a
 * language has a heading it has the text too, so that no entry mixes languages when it falls back to English.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function languages_of(words jsonb) returns text[] language sql immutable as $$
      select coalesce(array_agg(key order by key), '{}') from jsonb_each_text(words) where value <> ''
    $$;

    create domain guide_page as text check (value in ('on-board', 'luggage', 'faq'));

    create table guide_entries (
      id integer generated always as identity primary key,
      page guide_page not null,
      position integer not null check (position > 0),
      heading translated not null check (heading ->> 'en' <> ''),
      text translated not null check (text ->> 'en' <> ''),
      version integer not null default 1,
      changed_by text,
      changed_at timestamptz,
      constraint guide_entries_languages check (languages_of(heading) = languages_of(text)),
      constraint guide_entries_order unique (page, position) deferrable initially deferred
    );
    comment on table guide_entries is 'Sections of the pages on board and luggage, and questions of the FAQ';
    comment on column guide_entries.version is 'Of what its edit form shows; raised by triggers';
    comment on column guide_entries.changed_by is 'Who made this version, as audit_entries.actor; null for the first';
    create trigger raise_version before update of ${sql.raw(edited.join(', '))} on guide_entries for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')})
      execute function raise_version();
  `.execute(db);
}
