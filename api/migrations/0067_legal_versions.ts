import { type Kysely, sql } from 'kysely';

/** The columns behind the edit form of a version. */
const edited = ['valid_from', 'text'];

const rowOf = (row: 'old' | 'new') => sql.raw(`(${edited.map(column => `${row}.${column}`).join(', ')})`);

/** The operator's own legal pages, each version with the day from which it holds (R458). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain legal_page as text check (value in ('terms', 'privacy', 'pdpa'));

    create table legal_versions (
      id integer generated always as identity primary key,
      page legal_page not null,
      valid_from date not null,
      text translated not null check (text ->> 'en' <> ''),
      version integer not null default 1,
      changed_by text,
      changed_at timestamptz,
      unique (page, valid_from)
    );
    comment on table legal_versions is 'Terms, privacy policy and PDPA notice as the operator wrote them; without one the template is shown';
    comment on column legal_versions.valid_from is 'Local date from which it holds, until the next version of the page';
    comment on column legal_versions.version is 'Of what its edit form shows; raised by triggers';
    comment on column legal_versions.changed_by is 'Who made this version, as audit_entries.actor; null for the first';
    create trigger raise_version before update of ${sql.raw(edited.join(', '))} on legal_versions for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')})
      execute function raise_version();
  `.execute(db);
}
