import { sql } from 'kysely';

// Fields of an order that are computed from its parts, shared by list and report. All take the alias `o` of `orders`.

/** Two-letter codes, each once, in the order of the passengers. */
export const nationalitiesOf = sql<string[]>`array(
  select p.nationality::text from passengers p where p.order_id = o.id group by p.nationality order by min(p.position))`;

/** Cabin numbers of the order, also of a canceled one, because it is found by them. */
export const roomsOf = sql<string[]>`array(
  select distinct r.number from order_cabins cabin join rooms r on r.id = cabin.room_id
  where cabin.order_id = o.id and (cabin.released_at is null or not exists (
    select from order_cabins live where live.order_id = o.id and live.released_at is null))
  order by r.number)`;

/** `used` once one of its tickets has boarded (R43). */
export const qrStatusOf = sql<'unused' | 'used'>`case when exists (
  select from tickets t where t.order_id = o.id and t.boarding_status = 'boarded') then 'used' else 'unused' end`;

/** The number of travelers, by tickets that are not canceled; for a canceled order, the number that was booked. */
export const passengersOf = sql<number>`(
  select coalesce(nullif(count(*) filter (where t.canceled_at is null), 0), count(*))
  from tickets t where t.order_id = o.id)::integer`;
