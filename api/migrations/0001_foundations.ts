import { type Kysely, sql } from 'kysely';

/** Domains, types and functions that tables of several subjects use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create domain sen as bigint check (value >= 0);
    -- A language takes no migration (shared/contract/languages.ts): a text that is not written in it is shown in English.
    create domain translated as jsonb check (jsonb_typeof(value) = 'object' and value ? 'en');
    create domain language_code as text check (value ~ '^[a-z]{2}$');
    create type session as enum ('daytime', 'nighttime');
    create type account_status as enum ('active', 'inactive');
    create type gender as enum ('male', 'female', 'other');
    create type id_type as enum ('idCard', 'passport', 'drivingLicense');

    -- For triggers on tables, or columns, whose rows are never changed or deleted.
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'check_violation', constraint = 'append_only';
    end $$;

    -- The words of a text in lower case and without punctuation, for trigram search. A word with characters outside ASCII
    -- is returned a second time as its bytes in hexadecimal: where the database's locale is C, pg_trgm does not see
    -- such characters as letters and would find nothing.
    create function search_words(text_or_code text) returns setof text language sql immutable as $$
      select unnest(case when word ~ '[^ -~]' then array[word, encode(convert_to(word, 'UTF8'), 'hex')] else array[word] end)
      from regexp_split_to_table(
        regexp_replace(lower(normalize(text_or_code, nfkc)), '[!-/:-@\\[-\`{-~‘’·–—]', '', 'g'), '\\s+') as word
      where word <> ''
    $$;
  `.execute(db);
}
