import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const onceASailing: Check = {
  name: 'once-a-sailing',
  broken: sql<BrokenRow>`
    select 'order_cabins' as entity, id::text as id,
      format('room %s of sailing %s is live %s times', room_id, sailing_id, times) as wrong
    from (
      select id, room_id, sailing_id, count(*) over (partition by sailing_id, room_id) as times
      from order_cabins where released_at is null
    ) live where times > 1
  `,
};

const ofTheShip: Check = {
  name: 'of-the-ship-that-sails',
  broken: sql<BrokenRow>`
    select 'order_cabins' as entity, c.id::text as id,
      format('room %s of sailing %s is on another ship', r.number, c.sailing_id) as wrong
    from order_cabins c join rooms r on r.id = c.room_id join sailings s on s.id = c.sailing_id
    where c.released_at is null and r.ship_id <> s.ship_id
  `,
};

const endedOrdersHoldNone: Check = {
  name: 'ended-orders-hold-no-cabin',
  broken: sql<BrokenRow>`
    select 'order_cabins' as entity, c.id::text as id,
      format('room %s is live, its order %s is %s', c.room_id, o.number, o.status) as wrong
    from order_cabins c join orders o on o.id = c.order_id
    where c.released_at is null and o.status in ('canceled', 'refunded')
  `,
};

const endedOffersHoldNone: Check = {
  name: 'ended-offers-hold-no-cabin',
  broken: sql<BrokenRow>`
    select 'order_cabins' as entity, c.id::text as id,
      format('room %s is kept for offer %s, which has ended', c.room_id, offer.id) as wrong
    from order_cabins c join place_offers offer on offer.id = c.offer_id
    where offer.released_at is not null
  `,
};

/** A guest in the cabin of another order would put one room into two live orders. */
const guestsSleepInTheirOwn: Check = {
  name: 'guests-sleep-in-their-own',
  broken: sql<BrokenRow>`
    select 'tickets' as entity, t.id::text as id,
      format('ticket %s sleeps in cabin %s, which is not a live one of its order', t.serial, t.cabin_id) as wrong
    from tickets t left join order_cabins c
      on c.id = t.cabin_id and c.order_id = t.order_id and c.released_at is null
    where t.canceled_at is null and t.cabin_id is not null and c.id is null
  `,
};

/** A canceled or moved order has no guests in its former rooms. */
const guestsHaveTheRoom: Check = {
  name: 'checked-in-guests-have-the-room',
  broken: sql<BrokenRow>`
    select 'rooms' as entity, r.id::text as id,
      format('room %s is occupied by guests of order %s, which does not have it', r.number, o.number) as wrong
    from rooms r
      cross join lateral (
        select e.order_id from room_events e where e.room_id = r.id order by e.sequence desc limit 1
      ) last
      join orders o on o.id = last.order_id
    where r.status = 'occupied' and not exists (
      select from order_cabins c where c.order_id = o.id and c.room_id = r.id and c.released_at is null
    )
  `,
};

export const cabinsInvariant: Invariant = {
  code: 'I2',
  says: 'A room of the ship is in at most one live order of a sailing and in no canceled or refunded one, and guests are in their own rooms',
  checks: [
    onceASailing,
    ofTheShip,
    endedOrdersHoldNone,
    endedOffersHoldNone,
    guestsSleepInTheirOwn,
    guestsHaveTheRoom,
  ],
};
