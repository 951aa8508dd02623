import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { type Selectable, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { onSale, priceOfTheDay } from '../inventory/availability.sql.ts';
import { type SummaryRow, summaryColumns, toSummary } from './sailing-summary.sql.ts';

/** Locks ships, so that concurrent planners of a ship see each other's sailings. */
export async function lockShips(trx: Transaction<Database>, shipIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('ships')
    .select('id')
    .where('id', '=', sql<number>`any(${shipIds})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks a sailing until the transaction ends. Sailings are locked before ships, ships before orders, and orders before places.
 *
 * @throws AppError `sailing-not-found`
 */
export async function lockSailing(trx: Transaction<Database>, id: number): Promise<LockedSailing> {
  return requireLocked(await lockSailings(trx, [id]), id);
}

/** Locks sailings by their ids, so that two such transactions do not deadlock. @returns them by id; unknown ones are missing. */
export async function lockSailings(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<Map<number, LockedSailing>> {
  const sailings = await trx
    .selectFrom('sailings')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    // Bookings reference the sailing and must not wait for a change of it.
    .forNoKeyUpdate()
    .execute();
  return new Map(sailings.map(sailing => [sailing.id, sailing]));
}

/** @throws AppError `sailing-not-found` */
export function requireLocked(sailings: ReadonlyMap<number, LockedSailing>, id: number): LockedSailing {
  const sailing = sailings.get(id);
  if (!sailing) throw new AppError('sailing-not-found');
  return sailing;
}

export type LockedSailing = Selectable<Database['sailings']>;

/**
 * The only function that changes a sailing's status. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7). The caller holds the sailing's lock.
 */
export async function setSailingStatus(
  trx: Transaction<Database>,
  id: number,
  status: SailingStatus,
): Promise<void> {
  await trx.updateTable('sailings').set({ status }).where('id', '=', id).execute();
}

export async function updateSailing(
  trx: Transaction<Database>,
  id: number,
  sailing: { departsAt: Date; arrivesAt: Date; gate: string; nonRefundable: boolean; peak: boolean },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({
      departs_at: sailing.departsAt,
      arrives_at: sailing.arrivesAt,
      gate: sailing.gate,
      non_refundable: sailing.nonRefundable,
      peak: sailing.peak,
    })
    .where('id', '=', id)
    .execute();
}

export async function setTimes(
  trx: Transaction<Database>,
  id: number,
  { departsAt, arrivesAt }: { departsAt: Date; arrivesAt: Date },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({ departs_at: departsAt, arrives_at: arrivesAt })
    .where('id', '=', id)
    .execute();
}

/** Deletes a sailing; the database deletes its places and its own fares. */
export async function deleteSailingRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('sailings').where('id', '=', id).execute();
}

export async function setGate(trx: Transaction<Database>, sailingId: number, gate: string): Promise<void> {
  await trx.updateTable('sailings').set({ gate }).where('id', '=', sailingId).execute();
}

export async function setShip(trx: Transaction<Database>, sailingId: number, shipId: number): Promise<void> {
  await trx.updateTable('sailings').set({ ship_id: shipId }).where('id', '=', sailingId).execute();
}

/** The opening of a sale, and whether its queue was drawn; undefined if the sailing does not exist. */
export async function lockOpening(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date } | undefined> {
  const { rows } = await sql<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date }>`
    select s.sales_open_at as "salesOpenAt", s.departs_at as "departsAt",
      (select r.drawn_at from waiting_rooms r where r.sailing_id = s.id) as "drawnAt"
    from sailings s where s.id = ${sailingId} for no key update of s
  `.execute(trx);
  return rows[0];
}

export async function setOpening(
  trx: Transaction<Database>,
  sailingId: number,
  salesOpenAt: Date | null,
): Promise<void> {
  await trx.updateTable('sailings').set({ sales_open_at: salesOpenAt }).where('id', '=', sailingId).execute();
}

/** A sailing that is not created yet. */
export interface NewSailing {
  shipId: number;
  routeId: number;
  date: LocalDate;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  gate: string;
  nonRefundable: boolean;
  peak: boolean;
}

/** Writes sailings. Returns their ids, in the order of the drafts. */
export async function insertSailings(
  trx: Transaction<Database>,
  drafts: readonly NewSailing[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(drafts.map((draft, position) => ({ ...draft, position })))}::jsonb) as d (
        "shipId" integer, "routeId" integer, date date, session session, "departsAt" timestamptz,
        "arrivesAt" timestamptz, gate text, "nonRefundable" boolean, peak boolean, position integer
      )
    ), made as (
      insert into sailings
        (ship_id, route_id, date, session, departs_at, arrives_at, gate, non_refundable, peak)
      select "shipId", "routeId", date, session, "departsAt", "arrivesAt", gate, "nonRefundable", peak
      from draft order by position
      returning id, ship_id, date, session
    )
    select made.id from made
    join draft on draft."shipId" = made.ship_id and draft.date = made.date and draft.session = made.session
    order by draft.position
  `.execute(trx);
  return rows.map(({ id }) => id);
}

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
      cabins.sailing_id is not null as has_cabins,
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
