import { type Kysely, sql } from 'kysely';

/**
 * What the back office finds a customer by, as one text each, looked up as the orders' is (migration 0016): every word of
 * the name, and whatever else names the account. PostgreSQL keeps it itself, so that what is corrected or erased is no
 * longer found. The list is read by index in each of its orders, but for the balance, which is a sum.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The body is bound when it is made: a restored backup fills the column before it knows where functions are.
    create function customer_words(name text, codes text[]) returns text language sql immutable
    begin atomic
      select coalesce(' ' || string_agg(distinct found.word, ' ') || ' ', '') from (
        select word from search_words(name) as word
        union all
        select word from unnest(codes) as code, search_words(regexp_replace(code, '\\s', '', 'g')) as word
      ) found;
    end;

    alter table customers add column search_words text not null generated always as (
      customer_words(real_name, array[username, phone, email, id_card, passport, referral_code])
    ) stored;
    comment on column customers.search_words is 'Distinct words, a blank before and after each (search_words)';
    alter table customers alter column search_words set statistics 400;
    create index customers_by_part on customers using gin (search_words gin_trgm_ops);

    create index customers_by_real_name on customers (lower(real_name), id);
    create index customers_by_level on customers (level, registered_at, id);
    create index customers_by_status on customers (status, registered_at, id);
  `.execute(db);
}
