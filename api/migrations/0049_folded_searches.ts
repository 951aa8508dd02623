import { type Kysely, sql } from 'kysely';

/** Names are found without their accents, in any case and width, wherever they are searched (R312). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The same as foldText of shared/domain/folded-text.ts. The capitals are for databases whose locale knows only ASCII ones.
    create function folded(written text) returns text language sql immutable parallel safe
    return replace(replace(replace(replace(
      translate(
        lower(normalize(regexp_replace(normalize(written, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc)),
        'đĐðÐħĦıłŁøØŧŦςÆŒÞẞ', 'ddddhhilloottσæœþß'
      ), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss');

    create or replace function search_words(text_or_code text) returns setof text language sql immutable
    begin atomic
      select unnest(case when word ~ '[^ -~]' then array[word, encode(convert_to(word, 'UTF8'), 'hex')] else array[word] end)
      from regexp_split_to_table(
        regexp_replace(folded(text_or_code), '[!-/:-@\\[-\`{-~‘’·–—]', '', 'g'), '\\s+') as word
      where word <> '';
    end;

    -- A generated column is computed again only when its expression is set.
    alter table customers alter column search_words set expression as (
      customer_words(real_name, array[username, phone, email, id_card, passport, referral_code])
    );
    select write_order_search(array(select id from orders));
  `.execute(db);
}
