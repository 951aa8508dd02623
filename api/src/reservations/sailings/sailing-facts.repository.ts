import type { SailingStatus, Session, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { paymentProviders } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { Concerned } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import type {
  OfficeSailingDetail,
  SailingCancellation,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { WithoutChoice } from '@gangway/shared/contract/sales/called-off.ts';
import type { PlannedSailing, PlanningFacts } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import type { RouteZones } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { fareRuleOfTheDay } from './fares/fare-of.sql.ts';
import { fareSetOfRule } from './fares/route-fares.sql.ts';
import { LONGEST_DELAY_DAYS } from './sailing-days.sql.ts';
import { portOf } from './voyage.sql.ts';

const byHand = paymentProviders.filter(isByHand);

/** The live orders of a sailing, which its cancellation would refund. */
export async function findBookings(db: Connection, sailingId: number): Promise<Concerned> {
  const { rows } = await sql<Concerned>`
    select count(*) as orders, count(*) filter (where o.status = 'paid') as "paidOrders",
      count(*) filter (where o.contact_email is null) as "withoutEmail",
      count(distinct o.customer_id) filter (where o.channel = 'agent') as agents,
      coalesce(sum(least(parts.cash_sen, parts.price_sen)) filter (where o.status = 'paid'), 0)::bigint as "cashSen",
      coalesce(sum(parts.passengers), 0)::bigint as passengers, coalesce(sum(parts.boarded), 0)::bigint as boarded,
      coalesce(sum(parts.cabins), 0)::bigint as cabins,
      coalesce(sum(parts.occupied), 0)::bigint as "occupiedRooms",
      coalesce(sum(parts.price_sen) filter (where o.status = 'paid'), 0)::bigint as "refundSen"
    from orders o cross join lateral (
      select
        (select count(*) from tickets t where t.order_id = o.id and t.canceled_at is null) as passengers,
        (select count(*) from tickets t
          where t.order_id = o.id and t.canceled_at is null and t.boarding_status = 'boarded') as boarded,
        (select count(*) from order_cabins c where c.order_id = o.id and c.released_at is null) as cabins,
        (select count(*) from order_cabins c join rooms r on r.id = c.room_id and r.status = 'occupied'
          where c.order_id = o.id and c.released_at is null and o.id = (
            select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1
          )) as occupied,
        (select coalesce(sum(t.price_sen), 0) from tickets t where t.order_id = o.id and t.canceled_at is null)
          + (select coalesce(sum(c.price_sen), 0) from order_cabins c
              where c.order_id = o.id and c.released_at is null) as price_sen,
        (select coalesce(sum(part.amount_sen - coalesce((
            select sum(r.amount_sen) from refunds r where r.payment_id = part.payment_id and r.order_id = part.order_id
          ), 0)), 0)
          from payment_orders part join payments p on p.id = part.payment_id
          where part.order_id = o.id and part.outcome = 'applied' and p.provider::text = any(${byHand})) as cash_sen
    ) parts
    where o.sailing_id = ${sailingId} and o.status in ('unpaid', 'paid')
  `.execute(db);
  return rows[0] as Concerned;
}

/** The revenue of a sailing's orders, less refunds, in sen. */
export async function findRevenue(db: Connection, sailingId: number): Promise<number> {
  const { rows } = await sql<{ revenue: number }>`
    select coalesce(sum(paid_sen - refunded_sen - credited_sen), 0)::bigint as revenue from orders where sailing_id = ${sailingId}
  `.execute(db);
  return rows[0]?.revenue ?? 0;
}

/** The number of passengers who boarded, including those of ended orders. */
export async function countBoarded(db: Connection, sailingId: number): Promise<number> {
  const { rows } = await sql<{ boarded: number }>`
    select count(*) as boarded from orders o join tickets t on t.order_id = o.id
    where o.sailing_id = ${sailingId} and t.boarding_status = 'boarded'
  `.execute(db);
  return rows[0]?.boarded ?? 0;
}

/** Whether the sailing ever had an order or a gate event. */
export async function hasHistory(db: Connection, sailingId: number): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from orders where sailing_id = ${sailingId})
      or exists (select from boarding_events where sailing_id = ${sailingId}) as known
  `.execute(db);
  return rows[0]?.known ?? false;
}

/** The rule of its route that applies on the sailing's day; null if none does. */
export async function findFareRule(
  db: Connection,
  sailingId: number,
): Promise<{ name: string; fares: FareSet } | null> {
  const { rows } = await sql<{ name: string; fares: FareSet }>`
    select rule.name, ${fareSetOfRule} as fares from sailings s cross join lateral ${fareRuleOfTheDay}
    where s.id = ${sailingId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Fares of the sailing itself, and of its route and session; null if missing. */
export async function findFareSets(
  db: Connection,
  sailingId: number,
): Promise<{ own: FareSet | null; route: FareSet | null }> {
  const { rows } = await sql<{ own: boolean; ticket_type: TicketType; price_sen: number }>`
    select f.sailing_id is not null as own, f.ticket_type, f.price_sen from sailings s
    join fares f on f.sailing_id = s.id or (f.route_id = s.route_id and f.session = s.session)
    where s.id = ${sailingId}
  `.execute(db);
  const setOf = (own: boolean): FareSet | null => {
    const fares = rows.filter(row => row.own === own).map(row => [row.ticket_type, row.price_sen]);
    return fares.length > 0 ? (Object.fromEntries(fares) as FareSet) : null;
  };
  return { own: setOf(true), route: setOf(false) };
}

/** Other sailings of the ship that overlap this one; canceled ones are left out. */
export async function findOverlaps(
  db: Connection,
  sailing: { id: number; shipId: number; departsAt: Date; arrivesAt: Date },
): Promise<OfficeSailingDetail['overlaps']> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'date', 'session', 'departs_at', 'arrives_at', 'departs_zone', 'arrives_zone'])
    .where('ship_id', '=', sailing.shipId)
    .where('id', '<>', sailing.id)
    .where('status', '<>', 'canceled')
    .where('departs_at', '<', sailing.arrivesAt)
    .where('arrives_at', '>', sailing.departsAt)
    .orderBy('departs_at')
    .execute();
  return rows.map(({ departs_at, arrives_at, departs_zone, arrives_zone, ...row }) => ({
    ...row,
    departsAt: momentIn(departs_at, departs_zone),
    arrivesAt: momentIn(arrives_at, arrives_zone),
  }));
}

export async function findCancellation(
  db: Connection,
  sailingId: number,
): Promise<SailingCancellation | null> {
  const row = await db
    .selectFrom('sailing_cancellations')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  const parties = await db
    .selectFrom('called_off_parties')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('sailing_id', '=', sailingId)
    .groupBy('outcome')
    .execute();
  const { rows: handOuts } = await sql<{ orders: number; amountSen: number }>`
    select count(distinct r.order_id)::integer as orders,
      coalesce(sum(r.amount_sen + r.rounding_sen), 0)::integer as "amountSen"
    from orders o join refunds r on r.order_id = o.id join payments p on p.id = r.payment_id
    where o.sailing_id = ${sailingId} and r.status = 'pending' and p.provider::text = any(${byHand})
  `.execute(db);
  const countOf = (outcome: string | null) => parties.find(group => group.outcome === outcome)?.count ?? 0;
  return row
    ? {
        reason: row.reason as SailingCancellation['reason'],
        note: row.note,
        requestedAt: row.requested_at.toISOString(),
        orders: row.orders,
        ordersDone: row.orders_done,
        refundedSen: row.refunded_sen,
        handOut: handOuts[0] ?? { orders: 0, amountSen: 0 },
        completedAt: row.completed_at?.toISOString() ?? null,
        choice: row.choose_until && {
          until: row.choose_until.toISOString(),
          otherwise: row.without_choice as WithoutChoice,
          bonusPercent: row.bonus_percent,
          open: countOf(null),
          moved: countOf('moved'),
          refunded: countOf('refunded'),
          credited: countOf('credited'),
        },
      }
    : null;
}

/** Whether a sailing was ever delayed, according to the audit. */
export async function wasDelayed(db: Connection, sailingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'sailings')
    .where('entity_id', '=', String(sailingId))
    .where(({ or, eb }) => or([eb('action', '=', 'delayed'), eb('to_state', '=', 'delayed')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface MonitoredSailing {
  ship: SailingSummary['ship'];
  route: SailingSummary['route'];
  date: string;
  session: Session;
  status: SailingStatus;
  gate: string;
  departsAt: Date;
  arrivesAt: Date;
  zones: RouteZones;
  boarded: number;
  booked: number;
}

/** A sailing with its numbers of tickets of paid orders and of passengers on board. */
export async function findMonitoredSailing(
  db: Connection,
  id: number,
): Promise<MonitoredSailing | undefined> {
  const { rows } = await sql<MonitoredSailing>`
    select s.date, s.session, s.status, s.gate, s.departs_at as "departsAt", s.arrives_at as "arrivesAt",
      jsonb_build_object('departs', s.departs_zone, 'arrives', s.arrives_zone) as zones,
      jsonb_build_object('id', ships.id, 'code', ships.code, 'name', ships.name) as ship,
      jsonb_build_object('id', r.id, 'distanceNm', r.distance_nm,
        'departure', ${portOf('dep')},
        'destination', ${portOf('dest')}
      ) as route,
      tickets.boarded, tickets.booked
    from sailings s
    join ships on ships.id = s.ship_id
    join routes r on r.id = s.route_id
    join ports dep on dep.id = r.departure_port_id
    join ports dest on dest.id = r.destination_port_id
    cross join lateral (
      select count(*) as booked, count(*) filter (where t.boarding_status = 'boarded') as boarded
      from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status in ('paid', 'completed')
    ) tickets
    where s.id = ${id}
  `.execute(db);
  return rows[0];
}

/** The scheduled day of a sailing, its current departure, and its status. */
export async function findSailing(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ date: LocalDate; departsAt: Date; status: SailingStatus }> {
  const { date, departs_at, status } = await trx
    .selectFrom('sailings')
    .select(['date', 'departs_at', 'status'])
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return { date, departsAt: departs_at, status };
}

/** The facts that a plan is checked against. */
export async function findPlanningFacts(
  db: Connection,
  drafts: readonly Pick<PlannedSailing, 'shipId' | 'date'>[],
  now: Date,
): Promise<PlanningFacts> {
  const ships = await db.selectFrom('ships').select(['id', 'status', 'capacity']).execute();
  const { rows: routes } = await sql<{
    id: number;
    active: boolean;
    departurePortId: number;
    destinationPortId: number;
    sessionsWithFares: ('daytime' | 'nighttime')[];
  }>`
    select id, active, departure_port_id as "departurePortId", destination_port_id as "destinationPortId",
      array(select distinct f.session::text from fares f where f.route_id = routes.id) as "sessionsWithFares"
    from routes
  `.execute(db);
  return {
    now,
    ships: new Map(ships.map(({ id, ...ship }) => [id, ship])),
    routes: new Map(routes.map(({ id, ...route }) => [id, route])),
    existing: await findExisting(db, drafts),
  };
}

/** The time zones of a route's ports. */
export async function findRouteZones(db: Connection, routeId: number): Promise<RouteZones | undefined> {
  return db
    .selectFrom('routes')
    .innerJoin('ports as dep', 'dep.id', 'routes.departure_port_id')
    .innerJoin('ports as dest', 'dest.id', 'routes.destination_port_id')
    .select(['dep.time_zone as departs', 'dest.time_zone as arrives'])
    .where('routes.id', '=', routeId)
    .executeTakeFirst();
}

async function findExisting(
  db: Connection,
  drafts: readonly Pick<PlannedSailing, 'shipId' | 'date'>[],
): Promise<PlanningFacts['existing']> {
  const dates = drafts.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .selectFrom('sailings')
    .innerJoin('routes', 'routes.id', 'sailings.route_id')
    .select([
      'sailings.ship_id as shipId',
      'sailings.date',
      'sailings.session',
      'sailings.departs_at as departsAt',
      'sailings.arrives_at as arrivesAt',
      'sailings.departs_zone as departsZone',
      'sailings.arrives_zone as arrivesZone',
      'routes.departure_port_id as departurePortId',
      'routes.destination_port_id as destinationPortId',
      'sailings.status',
    ])
    .where('ship_id', '=', sql<number>`any(${[...new Set(drafts.map(({ shipId }) => shipId))]})`)
    .where('date', '>=', addDays(first, -LONGEST_DELAY_DAYS))
    .where('date', '<=', addDays(last, LONGEST_DELAY_DAYS))
    .execute();
  return rows.map(({ status, departsZone, arrivesZone, ...leg }) => ({
    ...leg,
    zones: { departs: departsZone, arrives: arrivesZone },
    canceled: status === 'canceled',
  }));
}
