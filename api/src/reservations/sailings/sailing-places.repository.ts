import { type RawBuilder, sql } from 'kysely';

/**
 * Places and cabins as a customer may count on them, written once for every query. A hold whose time has run out no
 * longer counts, whether or not the job has come by to give it back (R102). All take the alias `s`
 * of `sailings` in the query around them.
 */
export function placesLeft(now: Date): RawBuilder<number> {
  return sql<number>`(
    select i.capacity - i.held - i.sold + (
      select count(*) from orders o join tickets t on t.order_id = o.id and t.canceled_at is null
      where o.sailing_id = s.id and o.status = 'unpaid' and o.hold_expires_at <= ${now}
    )::integer
    from sailing_inventory i where i.sailing_id = s.id
  )`;
}

/** Whether a room (alias `r`) is free on the sailing (alias `s`) and fit to be sold. */
export function roomIsFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    r.status <> 'maintenance' and not exists (
      select from order_cabins c join orders o on o.id = c.order_id
      where c.sailing_id = s.id and c.room_id = r.id and c.released_at is null
        and not (o.status = 'unpaid' and o.hold_expires_at <= ${now})
    )
  )`;
}

/** What a ticket of a type costs on the sailing: its own fare, else that of its route and session. */
export function fareOf(ticketType: 'adult' | RawBuilder<string>): RawBuilder<number> {
  return sql<number>`coalesce(
    (select f.price_sen from fares f where f.sailing_id = s.id and f.ticket_type = ${ticketType}),
    (select f.price_sen from fares f
      where f.route_id = s.route_id and f.session = s.session and f.ticket_type = ${ticketType})
  )`;
}

/** The price table's row that holds on the sailing (aliases `p` of room_type_prices and `s`). */
export const priceOfTheDay = sql<boolean>`p.weekday = extract(isodow from s.date) and p.session = s.session`;

/** Still on sale at `now`: open, and not within the minutes before departure in which sales are closed. */
export function onSale(now: Date, salesCloseMinutes: number): RawBuilder<boolean> {
  const closesBefore = new Date(now.getTime() + salesCloseMinutes * 60_000);
  return sql<boolean>`(s.status in ('scheduled', 'delayed') and s.departs_at > ${closesBefore})`;
}
