import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const withinCapacity: Check = {
  name: 'within-capacity',
  broken: sql<BrokenRow>`
    select 'sailing_inventory' as entity, sailing_id::text as id,
      format('%s held and %s sold of %s places', held, sold, capacity) as wrong
    from sailing_inventory where held + sold > capacity
  `,
};

const withinShip: Check = {
  name: 'within-ship',
  broken: sql<BrokenRow>`
    select 'sailing_inventory' as entity, i.sailing_id::text as id,
      format('%s places on sale, the ship carries %s', i.capacity, ships.capacity) as wrong
    from sailing_inventory i join sailings s on s.id = i.sailing_id join ships on ships.id = s.ship_id
    where i.capacity > ships.capacity
  `,
};

/** Held places belong to unpaid orders and to offers, sold places to paid orders: a live ticket is a place. */
const placesAreTickets: Check = {
  name: 'places-are-tickets',
  broken: sql<BrokenRow>`
    with live as (
      select sailing_id, sum(held) as held, sum(sold) as sold from (
        select t.sailing_id,
          count(*) filter (where o.status = 'unpaid') as held,
          count(*) filter (where o.status in ('paid', 'completed')) as sold
        from tickets t join orders o on o.id = t.order_id
        where t.canceled_at is null group by t.sailing_id
        union all select sailing_id, places, 0 from place_offers where released_at is null
      ) each group by sailing_id
    )
    select 'sailing_inventory' as entity, sailing_id::text as id,
      format('%s held and %s sold, but live tickets of unpaid orders and offered places are %s, tickets of paid ones %s',
        coalesce(i.held, 0), coalesce(i.sold, 0), coalesce(live.held, 0), coalesce(live.sold, 0)) as wrong
    from sailing_inventory i full join live using (sailing_id)
    where (coalesce(i.held, 0), coalesce(i.sold, 0)) <> (coalesce(live.held, 0), coalesce(live.sold, 0))
  `,
};

const endedOrdersHoldNothing: Check = {
  name: 'ended-orders-hold-no-place',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, t.id::text as id,
      format('ticket %s is live, its order %s is %s', t.serial, o.number, o.status) as wrong
    from tickets t join orders o on o.id = t.order_id
    where t.canceled_at is null and o.status in ('canceled', 'refunded')
  `,
};

export const placesInvariant: Invariant = {
  code: 'I1',
  says: 'Places held and sold stay within the capacity of sailing and ship, and are those of live tickets and kept offers',
  checks: [withinCapacity, withinShip, placesAreTickets, endedOrdersHoldNothing],
};
