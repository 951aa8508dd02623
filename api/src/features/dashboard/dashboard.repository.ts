import type { PaymentFilters } from '@gangway/shared/contract/office/orders/payments.ts';
import type {
  Dashboard,
  ExpiringHold,
  OccupancyDay,
  RevenueDay,
  RoomsToClean,
  TodaySailing,
} from '@gangway/shared/contract/office/system/dashboard.ts';
import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { conditionsOf } from '../../reservations/payments/payment-conditions.sql.ts';
import { leavesFrom } from '../../reservations/sailings/sailing-days.sql.ts';

/** What of an installation exists that sells nothing yet. */
export interface SetUpFacts {
  ports: number;
  routes: number;
  /** Routes without a fare for adults in either session. */
  routesWithoutFares: number;
  ships: number;
  rooms: number;
  /** Sailings from today on that are not canceled. */
  sailings: number;
  hasTerms: boolean;
}

/** Undefined once there is an order: the installation sells. */
export async function findSetUpFacts(db: Connection, today: LocalDate): Promise<SetUpFacts | undefined> {
  const { rows } = await sql<SetUpFacts>`
    select (select count(*) from ports)::integer as ports, (select count(*) from routes)::integer as routes,
      (select count(*) from routes r where not exists (
        select from fares f where f.route_id = r.id and f.ticket_type = 'adult'))::integer as "routesWithoutFares",
      (select count(*) from ships)::integer as ships, (select count(*) from rooms)::integer as rooms,
      (select count(*) from sailings where date >= ${today} and status in ('scheduled', 'delayed'))::integer as sailings,
      exists (select from legal_versions where page = 'terms') as "hasTerms"
    where not exists (select from orders)
  `.execute(db);
  return rows[0];
}

/** The sailings of a day, and those that leave then or later after a delay, with their numbers of tickets and of passengers on board. */
export async function findSailingsOn(db: Connection, date: LocalDate): Promise<TodaySailing[]> {
  const { rows } = await sql<Omit<TodaySailing, 'departsAt'> & { departsAt: Date; zone: string }>`
    select s.id, ships.name as ship, dep.name as departure, dest.name as destination, s.session, s.status,
      s.departs_at as "departsAt", s.departs_zone as zone, i.capacity, tickets.sold, tickets.boarded,
      tickets.sold - tickets.boarded as missing
    from sailings s
    join sailing_inventory i on i.sailing_id = s.id
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    cross join lateral (
      select count(t.id)::integer as sold,
        (count(t.id) filter (where t.boarding_status = 'boarded'))::integer as boarded
      from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status in ('paid', 'completed')
    ) tickets
    where s.date <= ${date} and ${leavesFrom(date)} and s.status <> 'canceled'
    order by s.departs_at, s.id
  `.execute(db);
  return rows.map(({ zone, ...row }) => ({ ...row, departsAt: momentIn(row.departsAt, zone) }));
}

const localDay = (instant: string) =>
  sql`(${sql.ref(instant)} at time zone ${sql.lit(operatorTimeZone())})::date`;

/** Revenue of each day from `first` to `last`, by the session that it was paid for. */
export async function sumRevenue(db: Connection, first: LocalDate, last: LocalDate): Promise<RevenueDay[]> {
  const [from, until] = [instantOf(first, '00:00'), instantOf(addDays(last, 1), '00:00')];
  const { rows } = await sql<RevenueDay>`
    with received as (
      select ${localDay('p.settled_at')} as date, s.session, sum(part.amount_sen) as sen
      from payments p
      join payment_orders part on part.payment_id = p.id
      join orders o on o.id = part.order_id
      join sailings s on s.id = o.sailing_id
      where p.settled_at >= ${from} and p.settled_at < ${until} and p.status = 'succeeded'
      group by 1, 2
    ), refunded as (
      select ${localDay('r.settled_at')} as date, sum(r.amount_sen) as sen
      from refunds r where r.settled_at >= ${from} and r.settled_at < ${until} and r.status = 'succeeded'
      group by 1
    )
    select day::date as date,
      coalesce((select sen from received where date = day::date and session = 'daytime'), 0) as "daytimeSen",
      coalesce((select sen from received where date = day::date and session = 'nighttime'), 0) as "nighttimeSen",
      coalesce((select sen from refunded where date = day::date), 0) as "refundedSen"
    from generate_series(${first}::date::timestamp, ${last}::date::timestamp, interval '1 day') day
    order by day
  `.execute(db);
  return rows;
}

/** The occupancy of the sailings of these days, by day and session. */
export async function sumOccupancy(
  db: Connection,
  first: LocalDate,
  last: LocalDate,
): Promise<OccupancyDay[]> {
  const { rows } = await sql<OccupancyDay>`
    select s.date, s.session, sum(i.held + i.sold)::integer as taken, sum(i.capacity)::integer as capacity
    from sailings s join sailing_inventory i on i.sailing_id = s.id
    where s.date between ${first} and ${last} and s.status <> 'canceled'
    group by s.date, s.session order by s.date, s.session
  `.execute(db);
  return rows;
}

/** Ships with rooms to clean, and how many of those rooms are booked for the next session. */
export async function findRoomsToClean(db: Connection, now: Date): Promise<RoomsToClean[]> {
  const { rows } = await sql<
    Omit<RoomsToClean, 'nextDepartsAt'> & { nextDepartsAt: Date | null; zone: string }
  >`
    select ships.id as "shipId", ships.name as ship, count(*)::integer as dirty,
      count(c.id)::integer as booked, next.departs_at as "nextDepartsAt",
      next.departs_zone as zone
    from ships
    join rooms r on r.ship_id = ships.id and r.status = 'dirty'
    left join lateral (
      select s.id, s.departs_at, s.departs_zone from sailings s
      where s.ship_id = ships.id and s.departs_at > ${now} and s.status <> 'canceled'
      order by s.departs_at limit 1
    ) next on true
    left join order_cabins c on c.sailing_id = next.id and c.room_id = r.id and c.released_at is null
    group by ships.id, next.departs_at, next.departs_zone
    order by next.departs_at nulls last, ships.id
  `.execute(db);
  return rows.map(({ zone, ...row }) => ({
    ...row,
    nextDepartsAt: row.nextDepartsAt && momentIn(row.nextDepartsAt, zone),
  }));
}

/** Unpaid orders whose hold ends before `until`: their number, and the earliest ones. */
export async function findExpiringHolds(
  db: Connection,
  now: Date,
  until: Date,
  most: number,
): Promise<NonNullable<Dashboard['expiringHolds']>> {
  const { rows } = await sql<Omit<ExpiringHold, 'expiresAt'> & { expiresAt: Date; count: number }>`
    select number, contact_name as "customerName", due_sen as "dueSen", hold_expires_at as "expiresAt",
      count(*) over ()::integer as count
    from orders where status = 'unpaid' and hold_expires_at > ${now} and hold_expires_at <= ${until}
    order by hold_expires_at, number limit ${most}
  `.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _, expiresAt, ...hold }) => ({ ...hold, expiresAt: expiresAt.toISOString() })),
  };
}

/** The number of filtered payments, counted as in the list of payments. */
export async function countPayments(db: Connection, filters: PaymentFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from payments p where ${conditionsOf(filters)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}
