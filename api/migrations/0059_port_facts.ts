import { type Kysely, sql } from 'kysely';

/** The texts for guests about a port (R407): parts of its edit form, and so of its versions. */
const texts = ['getting_there', 'parking', 'boarding', 'accessibility'];

/** The columns behind the edit form of a port. */
const edited = ['code', 'name', 'country', 'latitude', 'longitude', 'address', ...texts];

const rowOf = (row: 'old' | 'new') => sql.raw(`(${edited.map(column => `${row}.${column}`).join(', ')})`);

/** Each text by language, empty where the operator has not written it; `has_facts` says whether there is any text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const none = sql.raw(`'{"en": "", "zh": "", "ko": "", "ms": ""}'`);
  const columns = texts.map(text => sql`add column ${sql.ref(text)} translated not null default ${none}`);
  const hasText = texts.map(text => sql`${sql.ref(text)} ->> 'en' <> ''`);
  await sql`
    alter table ports add column address text not null default '', ${sql.join(columns)};
    alter table ports
      add column has_facts boolean not null generated always as (${sql.join(hasText, sql` or `)}) stored;
    comment on column ports.address is 'Where its pier is, as on a letter';
    drop trigger raise_version on ports;
    create trigger raise_version before update of ${sql.raw(edited.join(', '))} on ports for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')})
      execute function raise_version();
  `.execute(db);
}
