import { type Kysely, sql } from 'kysely';

/**
 * What the front desk finds an order by, as one text an order: its tickets' serials, the names, phones and documents of
 * its contact and passengers. Kept by triggers, so that what is corrected or erased is no longer found; a partial match
 * anywhere in it is an index lookup (pg_trgm). And the orders that staff list, sort and change: their indexes, cash as
 * it was handed over, and moves to another sailing (docs/decisions/0008).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    -- Words without the signs that people write or leave out; beside those that are not ASCII their bytes in hexadecimal,
    -- because pg_trgm sees no letter in them where the database's locale is C.
    create function search_words(text_or_code text) returns setof text language sql immutable as $$
      select unnest(case when word ~ '[^ -~]' then array[word, encode(convert_to(word, 'UTF8'), 'hex')] else array[word] end)
      from regexp_split_to_table(
        regexp_replace(lower(normalize(text_or_code, nfkc)), '[!-/:-@\\[-\`{-~‘’·–—]', '', 'g'), '\\s+') as word
      where word <> ''
    $$;

    create table order_search (
      order_id uuid primary key references orders on delete cascade,
      created_at timestamptz not null,
      words text not null
    );
    comment on column order_search.created_at is 'Of the order: the latest are walked here without a look at the orders';
    comment on column order_search.words is 'Distinct words, a blank before and after each (search_words)';
    -- Selectivity of a part is estimated on a sample of this many texts, and it decides which index is walked.
    alter table order_search alter column words set statistics 400;
    create index order_search_by_part on order_search using gin (words gin_trgm_ops);
    create index order_search_by_creation on order_search (created_at desc, order_id desc);

    create function write_order_search(order_ids uuid[]) returns void language sql as $$
      insert into order_search (order_id, created_at, words)
      select o.id, o.created_at, ' ' || string_agg(distinct found.word, ' ') || ' '
      from orders o
      cross join lateral (
        select o.contact_name as name, array[o.contact_phone, o.contact_email] as codes
        union all
        select p.name, array[p.phone, p.email, p.id_number, o.number || p.position] from passengers p where p.order_id = o.id
      ) person
      cross join lateral (
        select word from search_words(person.name) as word
        union all
        select word from unnest(person.codes) as code, search_words(regexp_replace(code, '\\s', '', 'g')) as word
      ) found
      where o.id = any(order_ids)
      group by o.id
      on conflict (order_id) do update set words = excluded.words where order_search.words <> excluded.words
    $$;

    -- An order is written with its passengers: theirs is the moment at which it can be found.
    create function follow_passengers() returns trigger language plpgsql as $$
    begin
      perform write_order_search(array(select distinct order_id from changed));
      return null;
    end $$;
    create trigger searchable_once_written after insert on passengers
      referencing new table as changed for each statement execute function follow_passengers();
    create trigger searchable_as_corrected after update on passengers
      referencing new table as changed for each statement execute function follow_passengers();
    create function follow_contact() returns trigger language plpgsql as $$
    begin
      perform write_order_search(array[new.id]);
      return null;
    end $$;
    create trigger searchable_as_corrected after update of contact_name, contact_phone, contact_email on orders
      for each row execute function follow_contact();

    select write_order_search(array(select id from orders));

    create index orders_by_update on orders (updated_at desc);
    create index orders_by_amount_due on orders (due_sen);
    create index orders_by_contact_name on orders (contact_name);
    create index orders_by_cancellation on orders (canceled_at) where canceled_at is not null;
    create index orders_by_refund on orders (refunded_at) where refunded_at is not null;
    create index sailings_by_departure on sailings (departs_at);
    create index passengers_by_nationality on passengers (nationality, order_id);
    create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null;
    create index tickets_boarded on tickets (order_id) where boarding_status = 'boarded';

    alter table payments
      add column tendered_sen sen,
      add constraint tendered_covers_amount check (tendered_sen >= amount_sen),
      add constraint only_cash_is_tendered check (tendered_sen is null or provider = 'counter');
    comment on column payments.tendered_sen is 'Cash as it was handed over; what is above the amount was given back as change';

    -- A move to another sailing takes tickets and cabins along, and may cost a difference on top of what was paid.
    alter table tickets drop constraint tickets_order_id_sailing_id_fkey,
      add foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade on update cascade;
    alter table order_cabins drop constraint order_cabins_order_id_sailing_id_fkey,
      add foreign key (order_id, sailing_id) references orders (id, sailing_id) on delete cascade on update cascade;
    alter table payment_orders add column difference boolean not null default false;
    comment on column payment_orders.difference is 'Paid on top of what had paid the order, for a dearer sailing';
    drop index i5_order_paid_once;
    create unique index i5_order_paid_once on payment_orders (order_id) where outcome = 'applied' and not difference;
  `.execute(db);
}
