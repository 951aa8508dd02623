import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';
import { createSeatPlan } from '@gangway/shared/domain/travel/seating.ts';
import { sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';
import { insertRows } from '../../lib/database/insert-rows.ts';
import { AppError, refusing } from '../../lib/errors.ts';

/** Canceled or departed since the booking read it (migration 0008). */
const CLOSED_MEANWHILE = { sailing_open_for_booking: new AppError('sailing-closed') };

/** The places and cabins that an order takes of a sailing. */
export interface InventoryRequest {
  orderId: string;
  sailingId: number;
  places: number;
  cabins: { id: string; roomId: number; number: string; priceSen: number }[];
  /** The seats that its passengers chose, in their order; undefined if none did. */
  seats?: PartySeats | undefined;
}

/**
 * Holds places if enough are free, and the sailing's lock until the transaction ends.
 *
 * @throws AppError `sailing-closed` where the sailing was canceled meanwhile, or has left.
 */
export async function holdPlaces(
  trx: Transaction<Database>,
  { sailingId, places }: Pick<InventoryRequest, 'sailingId' | 'places'>,
): Promise<boolean> {
  const { rows } = await refusing(CLOSED_MEANWHILE, () =>
    sql`
      update sailing_inventory set held = held + ${places}
      where sailing_id = ${sailingId} and held + sold + set_aside + ${places} <= capacity returning sailing_id
    `.execute(trx),
  );
  return rows.length === 1;
}

/** What bookings can take of a sailing while its lock is held, without what is set aside for its waiting list (R281). */
export interface Availability {
  places: number;
  /** All the places that are on sale. */
  capacity: number;
  /** Canceled or departed: it accepts no more guests. */
  closed: boolean;
  /** Rooms were released and not yet offered to the sailing's waiting list: no other booking gets one. */
  roomsSetAside: boolean;
}

/**
 * Locks the places of sailings until the transaction ends, and reads what is left. The lock is a separate statement, so that the
 * next one sees what its previous holder committed.
 */
export async function lockLeft(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
): Promise<Map<number, Availability>> {
  await sql`
    select ${prepared('lock-places')} from sailing_inventory where sailing_id = any(${sailingIds}) order by sailing_id for no key update
  `.execute(trx);
  const { rows } = await sql<Availability & { id: number }>`
    select ${prepared('places-left')} s.id, i.capacity - i.held - i.sold - i.set_aside as places, i.capacity,
      s.status in ('canceled', 'departed') as closed, i.rooms_set_aside as "roomsSetAside"
    from sailing_inventory i join sailings s on s.id = i.sailing_id where i.sailing_id = any(${sailingIds})
  `.execute(trx);
  return new Map(rows.map(({ id, ...left }) => [id, left]));
}

/** Whether a sailing was canceled or has left, also if nobody has noted that yet; it stays so while the caller holds its lock. */
export async function isOver(db: Connection, sailingId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sailings')
    .select('id')
    .where('id', '=', sailingId)
    .where(where =>
      where.or([where('status', 'in', ['canceled', 'departed']), where('departs_at', '<=', now)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds places of sailings whose locks the caller holds (invariant I1). */
export async function addHeld(
  trx: Transaction<Database>,
  places: ReadonlyMap<number, number>,
): Promise<void> {
  await refusing(CLOSED_MEANWHILE, () =>
    sql`
      update ${prepared('hold-places')} sailing_inventory i set held = held + taken.places
      from unnest(${[...places.keys()]}::integer[], ${[...places.values()]}::integer[]) as taken (sailing_id, places)
      where i.sailing_id = taken.sailing_id
    `.execute(trx),
  );
}

/** The number of free places. */
export async function countLeft(trx: Transaction<Database>, sailingId: number): Promise<number> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(sql<number>`capacity - held - sold - set_aside`.as('left'))
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return row?.left ?? 0;
}

/** Releases places, held or sold. */
export async function returnPlaces(
  trx: Transaction<Database>,
  sailingId: number,
  kind: 'held' | 'sold',
  places: number,
): Promise<void> {
  await trx
    .updateTable('sailing_inventory')
    .set(kind === 'held' ? { held: sql`held - ${places}` } : { sold: sql`sold - ${places}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** Turns held places into sold ones when their order is paid. */
export async function sellHeldPlaces(
  trx: Transaction<Database>,
  sailingId: number,
  places: number,
): Promise<void> {
  await trx
    .updateTable('sailing_inventory')
    .set({ held: sql`held - ${places}`, sold: sql`sold + ${places}` })
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** The capacity of a sailing, its held and sold places, and the capacity of its ship. */
export function readPlaces(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ capacity: number; held: number; sold: number; shipCapacity: number }> {
  return trx
    .selectFrom('sailing_inventory')
    .innerJoin('sailings', 'sailings.id', 'sailing_id')
    .innerJoin('ships', 'ships.id', 'ship_id')
    .select(['sailing_inventory.capacity', 'held', 'sold', 'ships.capacity as shipCapacity'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
}

export async function setCapacity(
  trx: Transaction<Database>,
  sailingId: number,
  capacity: number,
): Promise<void> {
  await trx.updateTable('sailing_inventory').set({ capacity }).where('sailing_id', '=', sailingId).execute();
}

/** Locks the places of a sailing, like a booking (inventory.service.ts). */
export async function lockInventory(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx
    .selectFrom('sailing_inventory')
    .select('sailing_id')
    .where('sailing_id', '=', sailingId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks the places of several sailings, in the order of their ids, as everywhere: two such transactions cannot deadlock. */
export async function lockInventories(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
): Promise<void> {
  for (const id of [...new Set(sailingIds)].sort((a, b) => a - b)) await lockInventory(trx, id);
}

/** The number of the order's tickets that are not canceled: each is a place. */
export async function countLivePlaces(trx: Transaction<Database>, orderId: string): Promise<number> {
  const { places } = await trx
    .selectFrom('tickets')
    .select(sql<number>`count(*)::integer`.as('places'))
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return places;
}

/** A party that gets seats on a sailing. */
interface Party {
  sailingId: number;
  size: number;
  /** Seats that it has already. */
  beside?: readonly string[];
  /** The free seats that its passengers chose, in their order; null: automatically. */
  chosen?: PartySeats | undefined;
}

/**
 * Free seats for parties, in their order, so that each sits together (R400), around all seats that any of them chose (R429). The
 * caller holds the sailings' locks, and has taken the places (inventory.service.ts). The seats are free until the tickets are
 * written.
 *
 * If the number of taken seats equals the highest taken number, there are no gaps, and the others are not read.
 */
export async function findSeatsForEach(
  trx: Transaction<Database>,
  parties: readonly Party[],
): Promise<string[][]> {
  const counts = new Map<number, number>();
  for (const { sailingId, size } of parties) counts.set(sailingId, (counts.get(sailingId) ?? 0) + size);
  const { rows } = await sql<{
    sailing_id: number;
    capacity: number;
    used: number | null;
    taken: string | null;
  }>`
    select ${prepared('seats-for-parties')} wanted.sailing_id, i.capacity, used.seats as used, case
      when i.held + i.sold - wanted.count = used.seats then null
      else (
        select coalesce(string_agg(t.seat, ','), '') from tickets t
        where t.sailing_id = wanted.sailing_id and t.canceled_at is null and t.seat <> ''
      ) end as taken
    from unnest(${[...counts.keys()]}::integer[], ${[...counts.values()]}::integer[]) as wanted (sailing_id, count)
    join sailing_inventory i on i.sailing_id = wanted.sailing_id
    left join lateral (
      select seat from tickets t
      where t.sailing_id = wanted.sailing_id and t.canceled_at is null and t.seat <> ''
      order by length(t.seat) desc, t.seat desc limit 1
    ) last on true
    cross join lateral (
      select case
        when last.seat is null then 0
        when last.seat ~ '^[0-9]+[A-F]$'
          then (left(last.seat, -1)::integer - 1) * 6 + strpos('ABCDEF', right(last.seat, 1))
      end as seats
    ) used
  `.execute(trx);
  const plans = new Map(
    rows.map(({ sailing_id, capacity, used, taken }) => {
      const plan = createSeatPlan(capacity);
      if (taken === null) plan.takeFirst(used ?? 0);
      else plan.take(taken.split(','));
      return [sailing_id, plan];
    }),
  );
  for (const { sailingId, chosen } of parties)
    if (chosen) plans.get(sailingId)?.take(chosen.filter(seat => seat !== null));
  return parties.map(({ sailingId, size, beside, chosen }) => {
    const plan = plans.get(sailingId);
    return (chosen ? plan?.seatOthers(chosen) : plan?.seat(size, beside)) ?? [];
  });
}

/** The same for one party. */
export async function findSeats(trx: Transaction<Database>, party: Party): Promise<string[]> {
  const [seats = []] = await findSeatsForEach(trx, [party]);
  return seats;
}

/** The seats of live tickets, by sailing. The caller holds the sailings' locks. */
export async function findTakenSeats(
  trx: Transaction<Database>,
  sailingIds: readonly number[],
): Promise<Map<number, Set<string>>> {
  const rows = await trx
    .selectFrom('tickets')
    .select(['sailing_id', 'seat'])
    .where('sailing_id', '=', sql<number>`any(${sailingIds})`)
    .where('canceled_at', 'is', null)
    .where('seat', '<>', '')
    .execute();
  const taken = new Map(sailingIds.map(id => [id, new Set<string>()]));
  for (const row of rows) taken.get(row.sailing_id)?.add(row.seat);
  return taken;
}

/**
 * The number of seats of a sailing, and those that cannot be chosen. An expired hold does not count, unless its places go to the
 * waiting list.
 */
export async function findSeatMap(
  db: Connection,
  sailingId: number,
  now: Date,
): Promise<{ seats: number; taken: string[] } | undefined> {
  const { rows } = await sql<{ seats: number; taken: string[] }>`
    select i.capacity as seats, array(
      select t.seat from tickets t join orders o on o.id = t.order_id
      where t.sailing_id = i.sailing_id and t.canceled_at is null and t.seat <> ''
        and not (o.status = 'unpaid' and o.hold_expires_at <= ${now} and not i.waitlist)
      order by length(t.seat), t.seat
    ) as taken
    from sailing_inventory i where i.sailing_id = ${sailingId}
  `.execute(db);
  return rows[0];
}

/** The places and rooms that are set aside on a sailing for its waiting list. */
export interface SetAside {
  places: number;
  rooms: boolean;
}

/** The caller holds the sailing's lock. */
export async function readSetAside(trx: Transaction<Database>, sailingId: number): Promise<SetAside> {
  const row = await trx
    .selectFrom('sailing_inventory')
    .select(['set_aside as places', 'rooms_set_aside as rooms'])
    .where('sailing_id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Places that are neither booked nor offered, including those set aside, and the rooms that are booked or offered. */
export async function readFree(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ places: number; takenRooms: number }> {
  const { rows } = await sql<{ places: number; takenRooms: number }>`
    select capacity - held - sold as places, (
      select count(*) from order_cabins c where c.sailing_id = ${sailingId} and c.released_at is null
    )::integer as "takenRooms"
    from sailing_inventory where sailing_id = ${sailingId}
  `.execute(trx);
  return rows[0] ?? { places: 0, takenRooms: 0 };
}

/** Writes what is set aside, and notifies the job that serves waiting lists. The caller holds the sailing's lock. */
export async function writeSetAside(
  trx: Transaction<Database>,
  sailingId: number,
  { places, rooms }: SetAside,
): Promise<void> {
  await sql`
    update sailing_inventory
    set set_aside = case when waitlist then ${places}::integer else 0 end, rooms_set_aside = waitlist and ${rooms}
    where sailing_id = ${sailingId}
  `.execute(trx);
  if (places > 0 || rooms) await tellOfWaitlist(trx, sailingId);
}

/** Notifies the job and the screens of a waiting list once the transaction is committed. */
export async function tellOfWaitlist(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await sql`select pg_notify('waitlist', ${String(sailingId)})`.execute(trx);
}

/** Opens the sailing's waitlist. The caller holds its lock. */
export async function openList(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await trx
    .updateTable('sailing_inventory')
    .set({ waitlist: true })
    .where('sailing_id', '=', sailingId)
    .where('waitlist', '=', false)
    .execute();
}

/** The waiting list was served: nothing is set aside any more, and if the list is empty, nothing will be. */
export async function settleList(trx: Transaction<Database>, sailingId: number): Promise<void> {
  await sql`
    update sailing_inventory i set set_aside = 0, rooms_set_aside = false, waitlist = exists (
      select from waitlist_wishes w join waitlist_parties p on p.id = w.party_id
      where w.sailing_id = i.sailing_id and p.status in ('waiting', 'offered')
    )
    where i.sailing_id = ${sailingId}
  `.execute(trx);
}

/** Puts the places of new sailings on sale. */
export async function insertInventories(
  trx: Transaction<Database>,
  inventories: readonly { sailingId: number; capacity: number }[],
): Promise<void> {
  await insertRows(
    trx,
    'sailing_inventory',
    inventories.map(({ sailingId, capacity }) => ({ sailing_id: sailingId, capacity })),
  );
}
