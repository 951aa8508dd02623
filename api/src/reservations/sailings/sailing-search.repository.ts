import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { onSale, priceOfTheDay } from '../inventory/availability.sql.ts';
import { type SummaryRow, summaryColumns, toSummary } from './sailing-summary.sql.ts';

/** The context of a search: the time, and when sales close. */
export interface Moment {
  now: Date;
  salesCloseMinutes: number;
}

/** A sailing that can be booked, with the facts that searches need. */
export interface SailingOnSale extends SailingSummary {
  departsMs: number;
  /** Free cabins, including those without a price for the day. */
  freeRooms: number;
}

/**
 * Every sailing on sale, by departure, with the same counts as `placesLeft` and `roomIsFree`. Taken rooms and expired holds are
 * counted once for all sailings: checking each room of each sailing took longer than everything else.
 */
export async function findSailingsOnSale(
  db: Connection,
  { now, salesCloseMinutes }: Moment,
): Promise<SailingOnSale[]> {
  const { rows } = await sql<SummaryRow & { free_rooms: number }>`
    with matching as materialized (
      select s.* from sailings s where ${onSale(now, salesCloseMinutes)}
    ), listed as materialized (
      select sailing_id from sailing_inventory where waitlist
    ), expired as materialized (
      select o.id, o.sailing_id from orders o
      where o.status = 'unpaid' and o.hold_expires_at <= ${now} and o.sailing_id not in (select sailing_id from listed)
    ), expired_offers as materialized (
      select offer.id, offer.sailing_id, offer.places
      from place_offers offer
      where offer.released_at is null and offer.expires_at <= ${now} and offer.sailing_id not in (select sailing_id from listed)
    ), given_back as (
      select sailing_id, sum(places)::integer as places from (
        select expired.sailing_id, count(*) as places
        from expired join tickets t on t.order_id = expired.id and t.canceled_at is null group by expired.sailing_id
        union all select sailing_id, places from expired_offers
      ) each group by sailing_id
    ), taken as (
      select s.id as sailing_id, r.room_type_id, count(*)::integer as rooms
      from matching s
      join order_cabins c on c.sailing_id = s.id and c.released_at is null
      join rooms r on r.id = c.room_id and r.ship_id = s.ship_id and r.status <> 'maintenance'
      where (c.order_id is null or c.order_id not in (select id from expired))
        and (c.offer_id is null or c.offer_id not in (select id from expired_offers))
      group by s.id, r.room_type_id
    ), stock as (
      select ship_id, room_type_id, count(*)::integer as rooms
      from rooms where status <> 'maintenance' group by ship_id, room_type_id
    ), cabins as (
      select s.id as sailing_id, sum(stock.rooms - coalesce(taken.rooms, 0))::integer as free_rooms,
        sum(stock.rooms - coalesce(taken.rooms, 0)) filter (where p.price_sen is not null)::integer as cabins_left,
        min(p.price_sen) filter (where stock.rooms > coalesce(taken.rooms, 0)) as cabin_from_sen
      from matching s
      join stock on stock.ship_id = s.ship_id
      left join taken on taken.sailing_id = s.id and taken.room_type_id = stock.room_type_id
      left join room_type_prices p on p.room_type_id = stock.room_type_id and ${priceOfTheDay}
      group by s.id
    )
    select ${summaryColumns},
      greatest(i.capacity - i.held - i.sold - i.set_aside + coalesce(given_back.places, 0), 0) as places_left,
      coalesce(cabins.cabins_left, 0) as cabins_left, cabins.cabin_from_sen,
      coalesce(cabins.free_rooms, 0) as free_rooms
    from matching s
    join routes on routes.id = s.route_id and routes.active
    join ports dep on dep.id = routes.departure_port_id
    join ports dest on dest.id = routes.destination_port_id
    join ships on ships.id = s.ship_id and ships.status = 'active'
    join sailing_inventory i on i.sailing_id = s.id
    left join given_back on given_back.sailing_id = s.id
    left join cabins on cabins.sailing_id = s.id
    order by s.departs_at, s.id
  `.execute(db);
  return rows.map(row => ({
    ...toSummary(row),
    departsMs: row.departs_at.getTime(),
    freeRooms: row.free_rooms,
  }));
}
