import { type RawBuilder, sql } from 'kysely';

/**
 * Places and cabins that a customer can book, written once for every query. An expired hold does not count, whether or not the
 * job has released it (R102). On a sailing with a waiting list its places go to the list (R281). All functions use the alias `s`
 * of `sailings` in the surrounding query.
 */
export function placesLeft(now: Date): RawBuilder<number> {
  return sql<number>`(
    select i.capacity - i.held - i.sold - i.set_aside + case when i.waitlist then 0 else (
      select count(*) from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status = 'unpaid' and o.hold_expires_at <= ${now}
    )::integer + (
      select coalesce(sum(offer.places), 0) from place_offers offer
      where offer.sailing_id = s.id and offer.released_at is null and offer.expires_at <= ${now}
    )::integer end
    from sailing_inventory i where i.sailing_id = s.id
  )`;
}

/** Whether a room (alias `r`) can be booked on the sailing (alias `s`). */
export function roomIsFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    r.status <> 'maintenance' and not exists (
      select from order_cabins c
      left join orders o on o.id = c.order_id
      left join place_offers offer on offer.id = c.offer_id
      where c.sailing_id = s.id and c.room_id = r.id and c.released_at is null
        and not (
          coalesce(o.status = 'unpaid' and o.hold_expires_at <= ${now}, offer.expires_at <= ${now}, false)
          and not exists (select from sailing_inventory i where i.sailing_id = s.id and i.waitlist)
        )
    )
  )`;
}

/** The row of the price table that applies to the sailing (aliases `p` of room_type_prices and `s`). */
export const priceOfTheDay = sql<boolean>`p.weekday = extract(isodow from s.date) and p.session = s.session`;

/** Still on sale at `now`: open, and not within the minutes before departure in which sales are closed. */
export function onSale(now: Date, salesCloseMinutes: number): RawBuilder<boolean> {
  const closesBefore = new Date(now.getTime() + salesCloseMinutes * 60_000);
  return sql<boolean>`(s.status in ('scheduled', 'delayed') and s.departs_at > ${closesBefore})`;
}
