import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

/** A party has no ended offer, and a kept offer has all the places of its party. */
const offersAreKept: Check = {
  name: 'offers-are-kept',
  broken: sql<BrokenRow>`
    select 'waitlist_parties' as entity, p.id::text as id,
      format('%s of %s, its offer has %s places and ended %s', p.status, p.size, o.places, o.released_at) as wrong
    from waitlist_parties p left join place_offers o on o.id = p.offer_id
    where (p.status = 'offered') <> (o.id is not null)
       or (o.id is not null and (o.released_at is not null or o.places <> p.size))
  `,
};

const roomsAreKept: Check = {
  name: 'rooms-are-kept',
  broken: sql<BrokenRow>`
    select 'waitlist_parties' as entity, p.id::text as id,
      format('waits for %s rooms, its offer has %s', p.rooms, count(r.id)) as wrong
    from waitlist_parties p
    left join order_cabins c on c.offer_id = p.offer_id
    left join rooms r on r.id = c.room_id and r.room_type_id = p.room_type_id
    where p.offer_id is not null group by p.id having p.rooms <> count(r.id)
  `,
};

const offersAreWished: Check = {
  name: 'offers-are-wished',
  broken: sql<BrokenRow>`
    select 'waitlist_parties' as entity, p.id::text as id, format('is offered sailing %s', o.sailing_id) as wrong
    from waitlist_parties p join place_offers o on o.id = p.offer_id
    where not exists (select from waitlist_wishes w where w.party_id = p.id and w.sailing_id = o.sailing_id)
  `,
};

/** On a sailing with waiting parties, released places are set aside. */
const listsAreKnown: Check = {
  name: 'lists-are-known',
  broken: sql<BrokenRow>`
    select distinct 'sailing_inventory' as entity, w.sailing_id::text as id, 'a party waits, and no places are set aside' as wrong
    from waitlist_wishes w
    join waitlist_parties p on p.id = w.party_id and p.status in ('waiting', 'offered')
    join sailing_inventory i on i.sailing_id = w.sailing_id and not i.waitlist
  `,
};

export const waitlistsInvariant: Invariant = {
  code: 'I14',
  says: 'A waiting party is offered all that it waits for or nothing, and places that become free are set aside for it',
  checks: [offersAreKept, roomsAreKept, offersAreWished, listsAreKnown],
};
