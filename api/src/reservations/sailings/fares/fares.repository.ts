import type { Session, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { sessions, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  FareRule,
  FareSet,
  RouteFares,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FareLine, FaresWanted } from '@gangway/shared/contract/office/sailings/fares.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import { insertRows } from '../../../lib/database/insert-rows.ts';
import { fareRuleOfTheDay } from './fare-of.sql.ts';
import { fareSetOfRule, routeFareRules, routeFares } from './route-fares.sql.ts';

/** A sailing with all fares that could apply to it, and the numbers and prices of its bookings. */
export interface FareSailing extends Omit<FareLine, 'before' | 'after' | 'own' | 'refusal'> {
  own: FareSet | null;
  rule: { name: string; fares: FareSet } | null;
  base: FareSet | null;
}

/** Chosen sailings, those of a period, or the future ones of a route. */
export type WhichSailings = { ids: readonly number[] } | FaresWanted | { route: number };

const setOf = (condition: RawBuilder<unknown>) =>
  sql`(select jsonb_object_agg(f.ticket_type, f.price_sen) from fares f where ${condition})`;

function chosen(which: WhichSailings, now: Date): RawBuilder<unknown>[] {
  if ('ids' in which) return [sql`s.id = any(${which.ids})`];
  const toCome = [sql`s.departs_at > ${now}`, sql`s.status in ('scheduled', 'delayed', 'closed')`];
  if (!('from' in which)) return [...toCome, sql`s.route_id = ${which.route}`];
  const { from, until, weekdays, ship, route, session } = which;
  return [
    ...toCome,
    sql`s.date between ${from} and ${until}`,
    ...(weekdays.length > 0 ? [sql`extract(isodow from s.date)::integer = any(${weekdays}::integer[])`] : []),
    ...(ship ? [sql`s.ship_id = ${ship}`] : []),
    ...(route ? [sql`s.route_id = ${route}`] : []),
    ...(session ? [sql`s.session = ${session}`] : []),
  ];
}

/** By departure. @param most the maximum number, the earliest first */
export async function findFareSailings(
  db: Connection,
  which: WhichSailings,
  now: Date,
  most: number,
): Promise<FareSailing[]> {
  const { rows } = await sql<
    Omit<FareSailing, 'departsAt' | 'booked'> & {
      departs_at: Date;
      departs_zone: string;
      booked: { type: TicketType; price: number; tickets: number; paid: number }[] | null;
    }
  >`
    select s.id, s.version, s.date, s.session, s.departs_at, s.departs_zone, s.status, i.sold, i.held,
      jsonb_build_object('id', ships.id, 'code', ships.code, 'name', ships.name) as ship,
      jsonb_build_object('id', s.route_id,
        'departure', jsonb_build_object('id', dep.id, 'code', dep.code, 'name', dep.name),
        'destination', jsonb_build_object('id', dest.id, 'code', dest.code, 'name', dest.name)) as route,
      ${setOf(sql`f.sailing_id = s.id`)} as own,
      (select jsonb_build_object('name', rule.name, 'fares', ${fareSetOfRule}) from ${fareRuleOfTheDay}) as rule,
      ${setOf(sql`f.route_id = s.route_id and f.session = s.session`)} as base,
      booked.booked
    from sailings s
    join sailing_inventory i on i.sailing_id = s.id
    join ships on ships.id = s.ship_id
    join routes on routes.id = s.route_id
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('type', ticket_type, 'price', price_sen, 'tickets', tickets, 'paid', paid)) as booked
      from (
        select t.ticket_type, t.price_sen - t.seat_fee_sen as price_sen, count(*) as tickets, count(*) filter (where o.status <> 'unpaid') as paid
        from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
        where o.sailing_id = s.id and o.status in ('unpaid', 'paid')
        group by t.ticket_type, t.price_sen - t.seat_fee_sen
      ) bought
    ) booked
    where ${sql.join(chosen(which, now), sql` and `)}
    order by s.departs_at, s.id limit ${most}
  `.execute(db);
  return rows.map(({ departs_at, departs_zone, booked, ...row }) => ({
    ...row,
    departsAt: momentIn(departs_at, departs_zone),
    booked: (booked ?? [])
      .map(({ type, price, ...counts }) => ({ ticketType: type, priceSen: price, ...counts }))
      .toSorted(
        (a, b) =>
          ticketTypes.indexOf(a.ticketType) - ticketTypes.indexOf(b.ticketType) || b.priceSen - a.priceSen,
      ),
  }));
}

/** The own fares of the sailings that have any, by the sailings' ids. */
export async function findOwnFares(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, FareSet>> {
  const { rows } = await sql<{ sailing_id: number; fares: FareSet }>`
    select sailing_id, jsonb_object_agg(ticket_type, price_sen) as fares from fares
    where sailing_id = any(${sailingIds}) group by sailing_id
  `.execute(db);
  return new Map(rows.map(row => [row.sailing_id, row.fares]));
}

/** The current rules of a route. */
export async function findFareRules(db: Connection, routeId: number): Promise<FareRule[]> {
  const { rows } = await sql<{ rules: FareRule[] }>`
    select ${routeFareRules} as rules from routes where id = ${routeId}
  `.execute(db);
  return rows[0]?.rules ?? [];
}

/** Replaces the rules of a route. */
export async function replaceFareRules(
  trx: Transaction<Database>,
  routeId: number,
  rules: readonly FareRule[],
): Promise<void> {
  await sql`delete from fare_rules where route_id = ${routeId}`.execute(trx);
  for (const { session, name, weekdays, from, until, fares } of rules)
    await sql`
      insert into fare_rules (route_id, session, name, days, weekdays, adult_sen, child_sen, infant_sen, senior_sen)
      values (${routeId}, ${session}, ${name}, daterange(${from}::date, ${until}::date, '[]'), ${weekdaySet(weekdays)},
        ${fares.adult}, ${fares.child}, ${fares.infant}, ${fares.senior})
    `.execute(trx);
}

/** ISO weekdays as a multirange; an empty list means all of them. */
const weekdaySet = (weekdays: readonly number[]) => {
  const days = weekdays.length > 0 ? weekdays : [1, 2, 3, 4, 5, 6, 7];
  return sql`${`{${days.map(day => `[${day},${day + 1})`).join(',')}}`}::int4multirange`;
};

/** The current fares of a route. */
export async function findRouteFares(db: Connection, id: number): Promise<RouteFares> {
  const { rows } = await sql<{ fares: RouteFares }>`
    select ${routeFares} as fares from routes where id = ${id}
  `.execute(db);
  return rows[0]?.fares ?? { daytime: null, nighttime: null };
}

/** Replaces the fares of a route. */
export async function replaceRouteFares(
  trx: Transaction<Database>,
  id: number,
  fares: RouteFares,
): Promise<void> {
  await trx.deleteFrom('fares').where('route_id', '=', id).execute();
  const rows = sessions.flatMap(session =>
    pricesOf(fares[session]).map(price => ({ route_id: id, session, ...price })),
  );
  await insertRows(trx, 'fares', rows);
}

const pricesOf = (fares: FareSet | null) =>
  Object.entries(fares ?? {}).map(([ticket_type, price_sen]) => ({ ticket_type, price_sen }));

/** The number of sailings of the route and session without own fares, which use those of the route. */
export async function countSailingsByRouteFares(
  db: Connection,
  id: number,
  session: Session,
): Promise<number> {
  const { rows } = await sql<{ sailings: number }>`
    select count(*) as sailings from sailings s
    where s.route_id = ${id} and s.session = ${session}
      and not exists (select from fares f where f.sailing_id = s.id)
  `.execute(db);
  return rows[0]?.sailings ?? 0;
}

/** Replaces the own fares of a sailing; null removes them, so that those of its route apply. */
export async function replaceOwnFares(
  trx: Transaction<Database>,
  sailingId: number,
  fares: FareSet | null,
): Promise<void> {
  await trx.deleteFrom('fares').where('sailing_id', '=', sailingId).execute();
  await insertOwnFares(trx, [{ sailingId, fares }]);
}

/** Gives these fares to sailings without own fares; null leaves those of their routes. */
export async function insertOwnFares(
  trx: Transaction<Database>,
  sailings: readonly { sailingId: number; fares: FareSet | null }[],
): Promise<void> {
  const rows = sailings.flatMap(({ sailingId, fares }) =>
    pricesOf(fares).map(price => ({ sailing_id: sailingId, ...price })),
  );
  await insertRows(trx, 'fares', rows);
}
