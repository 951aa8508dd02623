import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

const numberOnce: Check = {
  name: 'number-once',
  broken: sql<BrokenRow>`
    select 'waiting_rooms' as entity, sailing_id::text as id, format('number %s is held %s times', number, count(*)) as wrong
    from waiting_places where number is not null group by sailing_id, number having count(*) > 1
  `,
};

/** Draws again like docs/queue/verify.mjs. Queues with erased positions are skipped. */
const drawnBySeed: Check = {
  name: 'drawn-by-seed',
  broken: sql<BrokenRow>`
    select 'waiting_places' as entity, id::text as id, format('has number %s, the seed draws %s', number, drawn_number) as wrong
    from (
      select p.id, p.number, count(*) over queue as positions, r.drawn, row_number() over (
        partition by p.sailing_id order by sha256(r.seed || convert_to(p.id::text, 'UTF8'))
      ) as drawn_number
      from waiting_places p join waiting_rooms r using (sailing_id) where p.drawn
      window queue as (partition by p.sailing_id)
    ) drawn where positions = drawn.drawn and number <> drawn_number
  `,
};

const seedAsPublished: Check = {
  name: 'seed-as-published',
  broken: sql<BrokenRow>`
    select 'waiting_rooms' as entity, sailing_id::text as id, 'the seed does not match the published hash' as wrong
    from waiting_rooms where seed_hash <> sha256(seed)
  `,
};

const letInInOrder: Check = {
  name: 'let-in-in-order',
  broken: sql<BrokenRow>`
    select 'waiting_places' as entity, p.id::text as id,
      format('number %s, of which %s were served', p.number, r.served) as wrong
    from waiting_places p join waiting_rooms r using (sailing_id)
    where (p.let_in_at is not null and p.number > r.served)
       or (p.let_in_at is null and p.ended_at is null and p.number <= r.served)
  `,
};

const oneBookingATurn: Check = {
  name: 'one-booking-a-turn',
  broken: sql<BrokenRow>`
    select 'waiting_places' as entity, p.id::text as id,
      format('let in: %s, %s, order %s', p.let_in_at is not null, p.ended_how, p.order_id) as wrong
    from waiting_places p left join orders o on o.id = p.order_id
    where (p.ended_how is not distinct from 'booked') <> (o.id is not null)
       or (o.id is not null and p.let_in_at is null)
       or (o.id is not null and exists (select from waiting_places q where q.order_id = p.order_id and q.id <> p.id))
  `,
};

export const queuesInvariant: Invariant = {
  code: 'I10',
  says: 'Each number of a queue is held once, as drawn by its seed, and each turn is valid for one booking',
  checks: [numberOnce, drawnBySeed, seedAsPublished, letInInOrder, oneBookingATurn],
};
