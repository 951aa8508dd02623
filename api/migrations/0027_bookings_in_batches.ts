import { type Kysely, sql } from 'kysely';

/**
 * Bookings are written many at a time (decision 24): the first states of orders and tickets are checked and written to the
 * audit once a statement, each by the actor of its own order (`gangway.actors`, else `gangway.actor`); cabins may be taken
 * before the order that takes them is written; the last seat of a sailing is found without reading the others, and an order's
 * words for the search out of one text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Arguments: the machine, and the columns that hold the state and the order's id.
    create function record_first_states() returns trigger language plpgsql as $$
    declare
      actor text := nullif(current_setting('gangway.actor', true), '');
      actors jsonb := nullif(current_setting('gangway.actors', true), '')::jsonb;
      moment timestamptz := coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now());
      wrong text;
      unnamed boolean;
    begin
      execute format('select min(%1$I::text) from made
        where not exists (select from first_states f where f.machine = $1 and f.state = made.%1$I::text)', tg_argv[1])
        into wrong using tg_argv[0];
      if wrong is not null then
        raise exception '% may not begin as %', tg_argv[0], wrong
          using errcode = 'check_violation', constraint = 'i7_first_state';
      end if;
      if actor is null then
        execute format('select exists (select from made where $1 ->> %I::text is null)', tg_argv[2]) into unnamed using actors;
        if unnamed then
          raise exception '% changes state with nobody named (gangway.actor)', tg_table_name
            using errcode = 'check_violation', constraint = 'i7_actor';
        end if;
      end if;
      execute format('insert into audit_entries (at, actor, entity, entity_id, action, to_state)
        select $1, coalesce($2 ->> %2$I::text, $3), $4, id::text, ''state'', %1$I::text from made', tg_argv[1], tg_argv[2])
        using moment, actors, actor, tg_table_name;
      return null;
    end $$;

    drop trigger i7_enforce_transitions on orders;
    create trigger i7_enforce_transitions after update of status on orders
      for each row execute function enforce_transitions('order', 'status');
    create trigger i7_first_state after insert on orders referencing new table as made
      for each statement execute function record_first_states('order', 'status', 'id');

    drop trigger i7_first_state on tickets;
    create trigger i7_first_state after insert on tickets referencing new table as made
      for each statement execute function record_first_states('ticket', 'boarding_status', 'order_id');

    -- Whether a cabin is free is known once it is written (I2), and only then whether there will be an order.
    alter table order_cabins alter constraint order_cabins_order_id_sailing_id_fkey deferrable initially immediate;

    -- The same seats, in the order of their numbers.
    drop index seat_once_per_sailing;
    create unique index seat_once_per_sailing on tickets (sailing_id, length(seat), seat)
      where canceled_at is null and seat <> '';

    -- As before (migration 0010), without making JSON of the whole row: it runs for each part of each order.
    create or replace function check_order_due() returns trigger language plpgsql as $$
    declare
      the_order uuid;
      due bigint;
      parts bigint;
    begin
      if tg_table_name = 'orders' then the_order := new.id;
      elsif tg_op = 'DELETE' then the_order := old.order_id;
      else the_order := new.order_id;
      end if;
      select due_sen into due from orders where id = the_order;
      if not found then return null; end if;
      select coalesce(sum(coalesce(charge_sen, price_sen)), 0) into parts from (
        select charge_sen, price_sen from tickets where order_id = the_order
        union all select charge_sen, price_sen from order_cabins where order_id = the_order) p;
      if due <> parts then
        raise exception 'order % is due % sen, its parts cost % sen', the_order, due, parts
          using errcode = 'check_violation', constraint = 'i3_due_is_sum_of_parts';
      end if;
      return null;
    end $$;

    -- The same words as before (migration 0009), out of one text an order: taken apart field by field they were most of what
    -- a booking cost. Nobody types the character between the codes, which lose their blanks together.
    create or replace function write_order_search(order_ids uuid[]) returns void language sql as $$
      insert into order_search (order_id, created_at, words)
      select o.id, o.created_at, ' ' || found.words || ' '
      from orders o
      cross join lateral (
        select string_agg(p.name, ' ') as names,
          string_agg(concat_ws(E'\\x01', p.phone, p.email, p.id_number, o.number || p.position), E'\\x01') as codes
        from passengers p where p.order_id = o.id
      ) people
      cross join lateral (
        select string_agg(distinct word, ' ') as words from search_words(concat_ws(' ', o.contact_name, people.names,
          translate(regexp_replace(concat_ws(E'\\x01', o.contact_phone, o.contact_email, people.codes), '\\s', '', 'g'), E'\\x01', ' ')
        )) as word
      ) found
      where o.id = any(order_ids) and found.words is not null
      on conflict (order_id) do update set words = excluded.words where order_search.words <> excluded.words
    $$;
  `.execute(db);
}
