import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/**
 * The list of orders is filtered by nationality with one index, which also has what it is mostly filtered by besides (decision 66).
 *
 * Expands: the triggers refuse nothing, and what the version before writes has its rows too. The orders that there are get theirs by
 * `fill`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_nationalities (
      order_id uuid not null,
      nationality char(2) not null,
      status order_status not null,
      channel order_channel not null,
      session session not null,
      created_at timestamptz not null,
      primary key (order_id, nationality)
    );
    comment on table order_nationalities is
      'Each order under the nationalities of its passengers. The other columns are copies; triggers keep them equal';
    comment on column order_nationalities.order_id is
      'Without a reference, which would double what a booking pays for its row: triggers read it from the order, and orders are not deleted';
    -- A page of fifty rows ends early. Workers would read on meanwhile, and take the processors from other requests.
    alter table order_nationalities set (parallel_workers = 0);
    create index order_nationalities_newest on order_nationalities (nationality, created_at desc, order_id desc)
      include (status, channel, session);

    -- Only adds: the rows that there are follow the order by their own trigger, under the order's lock.
    create function write_order_nationalities(order_ids uuid[]) returns void language sql as $$
      insert into order_nationalities (order_id, nationality, status, channel, session, created_at)
      select distinct o.id, p.nationality, o.status, o.channel, s.session, o.created_at
      from orders o join passengers p on p.order_id = o.id join sailings s on s.id = o.sailing_id
      where o.id = any(order_ids)
      on conflict do nothing
    $$;

    -- Every booking runs this: unlike the function above, it keeps its plan.
    create function add_nationalities_of_passengers() returns trigger language plpgsql as $$
    begin
      insert into order_nationalities (order_id, nationality, status, channel, session, created_at)
      select distinct o.id, p.nationality, o.status, o.channel, s.session, o.created_at
      from changed p join orders o on o.id = p.order_id join sailings s on s.id = o.sailing_id
      on conflict do nothing;
      return null;
    end $$;
    create trigger order_nationalities_insert after insert on passengers
      referencing new table as changed for each statement execute function add_nationalities_of_passengers();

    create function update_nationalities_of_passenger() returns trigger language plpgsql as $$
    begin
      delete from order_nationalities n where n.order_id in (old.order_id, new.order_id) and not exists (
        select from passengers p where p.order_id = n.order_id and p.nationality = n.nationality);
      perform write_order_nationalities(array[old.order_id, new.order_id]);
      return null;
    end $$;
    create trigger order_nationalities_update after update of nationality, order_id on passengers
      for each row when (old.nationality <> new.nationality or old.order_id <> new.order_id)
      execute function update_nationalities_of_passenger();

    create function update_nationalities_of_order() returns trigger language plpgsql as $$
    begin
      update order_nationalities n set status = new.status, session = s.session
      from sailings s where s.id = new.sailing_id and n.order_id = new.id;
      return null;
    end $$;
    create trigger order_nationalities_update after update of status, sailing_id on orders
      for each row when (old.status <> new.status or old.sailing_id <> new.sailing_id)
      execute function update_nationalities_of_order();

    create table unfilled_migrations (migration text primary key);
    comment on table unfilled_migrations is
      'Migrations whose tables do not have all rows yet that the data before them need';
    insert into unfilled_migrations select '0072_order_nationalities' where exists (select from orders);
  `.execute(db);
}

const BATCH = 2_000;
const PAUSE_MS = 100;

/**
 * Adds the orders from before the migration, in short transactions. An order that somebody changes just now is left for another round:
 * nobody waits for the others of its batch.
 */
export async function fill(db: Kysely<unknown>): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    isLeft = false;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const batch = await db.transaction().execute(async trx => {
        const { rows } = await sql<{ id: string; missing: boolean; locked: boolean }>`
          with batch as materialized (
            select o.id, not exists (select from order_nationalities n where n.order_id = o.id) as missing
            from orders o where o.id > ${after}::uuid order by o.id limit ${BATCH}
          ), locked as materialized (
            select id from orders where id in (select id from batch where missing) for share skip locked
          )
          select id, missing, id in (select id from locked) as locked from batch order by id
        `.execute(trx);
        const ids = rows.filter(row => row.locked).map(row => row.id);
        // A statement of its own, so that it reads the orders as they are under the lock.
        if (ids.length > 0) await sql`select write_order_nationalities(${ids}::uuid[])`.execute(trx);
        return rows;
      });
      isLeft ||= batch.some(row => row.missing && !row.locked);
      const last = batch.at(-1);
      if (!last) break;
      after = last.id;
    }
    if (isLeft) await wait(PAUSE_MS);
  }
}
