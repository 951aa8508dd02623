import { ERASED } from '@gangway/shared/contract/base/erased.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { Data } from '../../../api/src/lib/http/context.ts';
import { erasedBefore } from '../../../api/src/processes/personal-data/orders-erasure.service.ts';
import { withoutTriggers } from '../../seed/ground/quiet-triggers.ts';
import { numberReceipts } from '../../seed/orders/receipts.ts';
import type { Copying } from './copying.ts';
import { copyMoney } from './past-money.ts';

/**
 * How many orders of the season are over, and how many days it spans in whole weeks, so that sailings keep their
 * weekdays.
 */
interface Season {
  orders: number;
  days: number;
}

/**
 * Adds past seasons to an operator until there are at least `count` orders. Each is a copy of the finished part of the
 * present season (orders completed, canceled and refunded, with their dependent rows), moved back by its own length. It
 * is written set-wise, in one transaction and without unused indexes, so that a million orders take minutes. Throws a
 * RangeError if no order is over yet.
 */
export async function addPastSeasons(
  { db, clock }: Pick<Data, 'db' | 'clock'>,
  count: number,
  report: (text: string) => void = () => {},
): Promise<void> {
  const season = await findSeason(db);
  const { rows } = await sql<{ orders: number }>`select count(*) as orders from orders`.execute(db);
  let missing = count - (rows[0]?.orders ?? 0);
  if (missing <= 0) return;
  if (season.orders === 0)
    throw new RangeError('no order of the season is over, so there is nothing to copy');
  await db.transaction().execute(async trx => {
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
    await sql`set local work_mem = '128MB'`.execute(trx);
    await readSeason(trx);
    const rebuild = await dropIndexes(trx);
    for (let year = 1; missing > 0; year++) {
      missing -= await withoutTriggers(trx, () => copySeason(trx, year, season.days * year, clock.now()));
      report(`season ${-year}: ${Math.max(0, missing)} orders to go`);
    }
    report('indexes');
    await rebuild();
    await numberReceipts(trx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** Tables that grow with the orders, and how their rows are found by order: these indexes stay. */
const growing = [
  'orders',
  'passengers',
  'order_cabins',
  'tickets',
  'order_search',
  'order_nationalities',
  'audit_entries',
  'payments',
];
growing.push('payment_orders', 'refunds', 'boarding_events', 'room_events', 'ledger_transfers');
const readHere = [
  'orders_by_sailing',
  'tickets_by_order',
  'order_cabins_by_order',
  'payment_orders_by_order',
];
readHere.push(
  'refunds_by_order',
  'boarding_events_by_ticket',
  'room_events_by_order',
  'ledger_transfers_by_order',
);

/** Drops the indexes that are rebuilt faster than maintained for a million new rows: all but keys and those used here. */
async function dropIndexes(trx: Transaction<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; create: string }>`
    select c.relname as name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as create
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique
      and t.relname = any(${growing}) and c.relname <> all(${readHere})
  `.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx);
  return async () => {
    for (const { create } of rows) await sql.raw(create).execute(trx);
  };
}

/** The source of every copy: the finished orders and their rows. */
async function readSeason(trx: Transaction<Database>): Promise<void> {
  await sql`
    create temporary table season_orders on commit drop as
      select o.id, o.number, o.sailing_id, row_number() over (order by o.id) as place from orders o where ${isOver}
  `.execute(trx);
  await sql`create index on season_orders (id)`.execute(trx);
  await sql`analyze season_orders`.execute(trx);
  await sql`
    create temporary table season_entries on commit drop as
      with parts as (
        select 'orders' as entity, id from season_orders
        union all select 'tickets', t.id from season_orders o join tickets t on t.order_id = o.id
        union all select 'passengers', a.id from season_orders o join passengers a on a.order_id = o.id
        union all select 'refunds', r.id from season_orders o join refunds r on r.order_id = o.id
        union all select distinct 'payments', part.payment_id
          from season_orders o join payment_orders part on part.order_id = o.id
      )
      select e.*, parts.id as part
      from parts join audit_entries e on e.entity = parts.entity and e.entity_id = parts.id::text order by e.id
  `.execute(trx);
}

/**
 * An order is over once all orders paid together with it are, so that no payment is copied in part, and once they have their refunds:
 * the API would ask the bank for those of former years, which it does not know.
 */
const isOver = sql<boolean>`(
  o.status in ('completed', 'canceled', 'refunded') and not exists (
    select from payment_orders part join payment_orders other using (payment_id) join orders x on x.id = other.order_id
    where part.order_id = o.id and (
      x.status not in ('completed', 'canceled', 'refunded')
      or exists (select from refunds r where r.order_id = x.id and r.status <> 'succeeded')
    )
  )
)`;

async function findSeason(db: Kysely<Database>): Promise<Season> {
  const { rows } = await sql<Season>`
    select count(*) as orders, (max(s.date) - min(s.date)) / 7 * 7 + 7 as days
    from orders o join sailings s on s.id = o.sailing_id where ${isOver}
  `.execute(db);
  return rows[0] ?? { orders: 0, days: 0 };
}

/** Numbers of eight symbols, a different one for each `n` below 2^40. */
const symbols = sql.join(
  Array.from(
    { length: 8 },
    (_, place) =>
      sql`substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((scrambled >> ${sql.lit(place * 5)}) & 31)::integer + 1, 1)`,
  ),
  sql` || `,
);

async function copySeason(
  trx: Transaction<Database>,
  year: number,
  days: number,
  now: Date,
): Promise<number> {
  const copying: Copying = {
    id: id => sql<string>`md5(${id}::text || ${sql.lit(`:${year}`)})::uuid`,
    ago: sql`${sql.lit(days)} * interval '1 day'`,
    year,
    isErased: sql<boolean>`(s.arrives_at < ${sql.lit(erasedBefore(now).toISOString())}::timestamptz)`,
  };
  await sql`drop table if exists past_sailings, past_orders`.execute(trx);
  await sql`
    create temporary table past_sailings on commit drop as
      select sailing_id as was, nextval(pg_get_serial_sequence('sailings', 'id'))::integer as id
      from (select distinct sailing_id from season_orders) sailed
  `.execute(trx);
  await sql`
    create temporary table past_orders on commit drop as
      with scrambled as (
        select o.id as was, o.number as old_number, past_sailings.id as sailing_id,
          ((o.place + ${sql.lit(year)} * 10000000::bigint) * 668265263) & 1099511627775 as scrambled
        from season_orders o join past_sailings on past_sailings.was = o.sailing_id
      )
      select was, old_number, sailing_id, ${copying.id(sql`was`)} as id, left(old_number, -8) || ${symbols} as number
      from scrambled
  `.execute(trx);
  // The season's own numbers are random, so one of them may be the same.
  await sql`delete from past_orders p using orders o where o.number = p.number`.execute(trx);
  await sql`analyze past_orders, past_sailings`.execute(trx);
  await copySailings(trx, copying);
  await copyOrders(trx, copying);
  await copyMoney(trx, copying);
  await copyEvents(trx, copying);
  await countPlaces(trx);
  const { rows } = await sql<{ made: number }>`select count(*) as made from past_orders`.execute(trx);
  return rows[0]?.made ?? 0;
}

async function copySailings(trx: Transaction<Database>, { ago }: Copying): Promise<void> {
  await sql`
    insert into sailings (id, ship_id, route_id, date, session, departs_at, arrives_at, status, gate, non_refundable, peak)
    overriding system value
    select p.id, ship_id, route_id, (date - ${ago})::date, session, departs_at - ${ago}, arrives_at - ${ago},
      case status when 'canceled' then status else 'departed' end, gate, non_refundable, peak
    from past_sailings p join sailings s on s.id = p.was
  `.execute(trx);
  await sql`
    insert into sailing_inventory (sailing_id, capacity)
    select p.id, capacity from past_sailings p join sailing_inventory i on i.sailing_id = p.was
  `.execute(trx);
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
    select s.departs_at + step.after, 'system:seed', 'sailings', s.id::text, 'state', step.was,
      case when step.was is null then 'scheduled' else s.status::text end
    from past_sailings p join sailings s on s.id = p.id
    cross join (values (null::text, interval '-90 days'), ('scheduled', interval '0')) as step (was, after)
    order by p.id, step.after
  `.execute(trx);
}

async function copyOrders(trx: Transaction<Database>, { id, ago, isErased }: Copying): Promise<void> {
  await sql`
    insert into orders (id, number, checkout_id, sailing_id, customer_id, channel, status, payment_method, contact_name,
      contact_email, contact_phone, referral_code, language, remarks, due_sen, paid_sen, refunded_sen, ladder,
      notified_departs_at, hold_expires_at, created_at, updated_at, paid_at, completed_at, canceled_at, refunded_at,
      cancel_reason)
    select p.id, p.number, ${id(sql`o.checkout_id`)}, p.sailing_id, customer_id, channel, status, payment_method,
      contact_name, contact_email, contact_phone, referral_code, language, remarks, due_sen, paid_sen, refunded_sen, ladder,
      notified_departs_at - ${ago}, hold_expires_at - ${ago}, created_at - ${ago}, updated_at - ${ago}, paid_at - ${ago},
      completed_at - ${ago}, canceled_at - ${ago}, refunded_at - ${ago}, cancel_reason
    from past_orders p join orders o on o.id = p.was
  `.execute(trx);
  await sql`
    insert into passengers (id, order_id, position, name, gender, birth_date, nationality, id_type, id_number,
      document_expiry, issuing_country, phone, email, pregnancy_week, referral_code, remarks, place_of_birth)
    select ${id(sql`a.id`)}, p.id, position, name, gender, birth_date, nationality, id_type,
      case when ${isErased} then ${ERASED} else id_number end, document_expiry,
      issuing_country, phone, email, pregnancy_week, referral_code, remarks, place_of_birth
    from past_orders p join sailings s on s.id = p.sailing_id join passengers a on a.order_id = p.was
  `.execute(trx);
  await sql`
    insert into order_cabins (id, order_id, sailing_id, room_id, price_sen, charge_sen, released_at)
    select ${id(sql`c.id`)}, p.id, p.sailing_id, room_id, price_sen, charge_sen, released_at - ${ago}
    from past_orders p join order_cabins c on c.order_id = p.was
  `.execute(trx);
  await sql`
    insert into tickets (id, order_id, sailing_id, passenger_id, cabin_id, serial, ticket_type, seat, price_sen, charge_sen,
      boarding_status, boarded_at, canceled_at, signing_key_id, verification_secret, document)
    select ${id(sql`t.id`)}, p.id, p.sailing_id, ${id(sql`t.passenger_id`)}, ${id(sql`t.cabin_id`)},
      replace(serial, p.old_number, p.number), ticket_type, seat, price_sen, charge_sen, boarding_status,
      boarded_at - ${ago}, canceled_at - ${ago}, signing_key_id, verification_secret,
      case when not ${isErased} then document end
    from past_orders p join sailings s on s.id = p.sailing_id join tickets t on t.order_id = p.was
  `.execute(trx);
  await sql`
    insert into order_search (order_id, created_at, words)
    select p.id, f.created_at - ${ago}, replace(words, lower(p.old_number), lower(p.number))
    from past_orders p join order_search f on f.order_id = p.was
  `.execute(trx);
  await sql`
    insert into order_nationalities (order_id, nationality, status, channel, session, created_at)
    select p.id, nationality, status, channel, session, n.created_at - ${ago}
    from past_orders p join order_nationalities n on n.order_id = p.was
  `.execute(trx);
}

/** Copies events: of orders and their parts, at the gates and in the cabins. */
async function copyEvents(trx: Transaction<Database>, { id, ago, year }: Copying): Promise<void> {
  await sql`
    insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state, detail)
    select at - ${ago}, actor, entity, ${id(sql`part`)}::text, action, from_state, to_state, detail
    from season_entries order by id
  `.execute(trx);
  await sql`
    insert into boarding_events (id, ticket_id, sailing_id, outcome, refusal, method, reason, gate, officer_id, uploaded_by,
      scanned_at, received_at, undone_at)
    select ${id(sql`e.id`)}, ${id(sql`e.ticket_id`)}, p.sailing_id, outcome, refusal, method, reason, e.gate, officer_id,
      uploaded_by, scanned_at - ${ago}, received_at - ${ago}, undone_at - ${ago}
    from past_orders p join tickets t on t.order_id = p.was join boarding_events e on e.ticket_id = t.id
    where e.effective and e.valid order by e.sequence
  `.execute(trx);
  // Inserted before the existing events: the last event of a room tells who is in it.
  await sql`
    insert into room_events (id, sequence, room_id, order_id, action, notes, system_user_id, at) overriding system value
    select ${id(sql`e.id`)}, e.sequence - ${sql.lit(year)} * 100000000::bigint, room_id, p.id, action, notes, system_user_id,
      at - ${ago}
    from past_orders p join room_events e on e.order_id = p.was
  `.execute(trx);
}

async function countPlaces(trx: Transaction<Database>): Promise<void> {
  await sql`
    update sailing_inventory i set sold = taken.sold from (
      select t.sailing_id, count(*) as sold from past_orders p join orders o on o.id = p.id
      join tickets t on t.order_id = p.id and t.canceled_at is null
      where o.status = 'completed' group by t.sailing_id
    ) taken where i.sailing_id = taken.sailing_id
  `.execute(trx);
}
