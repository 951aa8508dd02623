import { type Kysely, sql } from 'kysely';

/**
 * The triggers of a booking keep their plans. PostgreSQL planned the words of the search and the first states again for each batch.
 * What they write is the same as before.
 *
 * Expands: functions alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A plan that was made while the tables were small must be good when they have grown, so it may not read a whole table.
    alter function write_order_search(uuid[]) set plan_cache_mode = force_generic_plan;
    alter function write_order_search(uuid[]) set enable_seqscan = off;

    -- Arguments: the machine. Its state and the order's id have other names in each table, so each has its own statements.
    create or replace function record_first_states() returns trigger language plpgsql as $$
    declare
      actor text := nullif(current_setting('gangway.actor', true), '');
      actors jsonb := nullif(current_setting('gangway.actors', true), '')::jsonb;
      moment timestamptz := coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now());
      wrong text;
      unnamed boolean;
    begin
      if tg_table_name = 'orders' then
        select min(status::text) filter (where status::text not in (select state from first_states where machine = 'order')),
          bool_or(actors ->> id::text is null)
          into wrong, unnamed from made;
      else
        select min(boarding_status::text)
            filter (where boarding_status::text not in (select state from first_states where machine = 'ticket')),
          bool_or(actors ->> order_id::text is null)
          into wrong, unnamed from made;
      end if;
      if wrong is not null then
        raise exception '% may not begin as %', tg_argv[0], wrong
          using errcode = 'check_violation', constraint = 'i7_first_state';
      end if;
      if actor is null and unnamed then
        raise exception '% changes state with nobody named (gangway.actor)', tg_table_name
          using errcode = 'check_violation', constraint = 'i7_actor';
      end if;
      if tg_table_name = 'orders' then
        insert into audit_entries (at, actor, entity, entity_id, action, to_state)
          select moment, coalesce(actors ->> id::text, actor), 'orders', id::text, 'state', status::text from made;
      else
        insert into audit_entries (at, actor, entity, entity_id, action, to_state)
          select moment, coalesce(actors ->> order_id::text, actor), 'tickets', id::text, 'state', boarding_status::text from made;
      end if;
      return null;
    end $$;

    -- As before (migration 0049). Most names and codes are of ASCII characters, which have no accents.
    create or replace function folded(written text) returns text language sql immutable parallel safe
    return case when octet_length(written) = char_length(written) then lower(written) else replace(replace(replace(replace(
      translate(
        lower(normalize(regexp_replace(normalize(written, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc)),
        'đĐðÐħĦıłŁøØŧŦςÆŒÞẞ', 'ddddhhilloottσæœþß'
      ), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss') end;
  `.execute(db);
}
