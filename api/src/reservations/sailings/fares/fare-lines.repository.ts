import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareSet } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { FareLine, FaresWanted } from '@gangway/shared/contract/office/sailings/fares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { fareRuleOfTheDay } from './fare-of.repository.ts';
import { fareSetOfRule } from './route-fares.repository.ts';

/** A sailing with all fares that could hold on it, and what was booked at which price. */
export interface FareSailing extends Omit<FareLine, 'before' | 'after' | 'own' | 'refusal'> {
  own: FareSet | null;
  rule: { name: string; fares: FareSet } | null;
  base: FareSet | null;
}

/** Sailings that were chosen, or those of a period, or those of a route still to come. */
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

/** By departure. @param most no more than so many, the first ones */
export async function findFareSailings(
  db: Connection,
  which: WhichSailings,
  now: Date,
  most: number,
): Promise<FareSailing[]> {
  const { rows } = await sql<
    Omit<FareSailing, 'departsAt' | 'booked'> & {
      departs_at: Date;
      booked: { type: TicketType; price: number; tickets: number; paid: number }[] | null;
    }
  >`
    select s.id, s.version, s.date, s.session, s.departs_at, s.status, i.sold, i.held,
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
        select t.ticket_type, t.price_sen, count(*) as tickets, count(*) filter (where o.status <> 'unpaid') as paid
        from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
        where o.sailing_id = s.id and o.status in ('unpaid', 'paid')
        group by t.ticket_type, t.price_sen
      ) bought
    ) booked
    where ${sql.join(chosen(which, now), sql` and `)}
    order by s.departs_at, s.id limit ${most}
  `.execute(db);
  return rows.map(({ departs_at, booked, ...row }) => ({
    ...row,
    departsAt: departs_at.toISOString(),
    booked: (booked ?? [])
      .map(({ type, price, ...counts }) => ({ ticketType: type, priceSen: price, ...counts }))
      .toSorted(
        (one, other) =>
          ticketTypes.indexOf(one.ticketType) - ticketTypes.indexOf(other.ticketType) ||
          other.priceSen - one.priceSen,
      ),
  }));
}
