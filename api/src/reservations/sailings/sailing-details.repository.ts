import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type {
  DeckFacility,
  RoomPosition,
  Session,
  TicketType,
} from '@gangway/shared/contract/base/vocabulary.ts';
import type { CabinOffer, RoomTypeOffer, SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { RouteZones } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { sql } from 'kysely';
import { type Connection, prepared } from '../../lib/database/database.ts';
import { placesLeft, priceOfTheDay, roomIsFree } from '../inventory/availability.sql.ts';
import { type RoomTypeRow, roomTypeColumns, toRoomType } from '../inventory/room-type.sql.ts';
import { fareOf } from './fares/fare-of.sql.ts';
import { type SummaryRow, summaryColumns, toSummary } from './sailing-summary.sql.ts';
import { toVoyage, type Voyage, type VoyageRow, voyageColumns, voyageJoins } from './voyage.sql.ts';

/** Summaries of the sailings with these ids, in the order of the ids. */
export async function findSailingSummaries(
  db: Connection,
  ids: number[],
  now: Date,
): Promise<SailingSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns},
      greatest(${placesLeft(now)}, 0) as places_left,
      exists (select from rooms r where r.ship_id = s.ship_id and r.status <> 'maintenance') as has_cabins,
      cabins.cabins_left, cabins.cabin_from_sen
    from sailings s ${voyageJoins}
    cross join lateral (
      select count(*)::integer as cabins_left, min(p.price_sen) as cabin_from_sen
      from rooms r join room_type_prices p on p.room_type_id = r.room_type_id and ${priceOfTheDay}
      where r.ship_id = s.ship_id and ${roomIsFree(now)}
    ) cabins
    where s.id = any(${ids})
    order by array_position(${ids}, s.id)
  `.execute(db);
  return rows.map(toSummary);
}

/** The facts that a booking checks first: departure, terms, and the number of free places. */
export type SailingTerms = Pick<
  SailingSummary,
  | 'id'
  | 'date'
  | 'departsAt'
  | 'arrivesAt'
  | 'status'
  | 'nonRefundable'
  | 'peak'
  | 'placesLeft'
  | 'salesOpenAt'
>;

/** The same facts as in the summary, from two tables: bookings in a rush for the last places read nothing else. */
export async function findSailingTerms(
  db: Connection,
  id: number,
  now: Date,
): Promise<SailingTerms | undefined> {
  const row = await db
    .selectFrom('sailings as s')
    .select([
      'id',
      'date',
      'departs_at',
      'arrives_at',
      'departs_zone',
      'arrives_zone',
      'status',
      'non_refundable',
      'peak',
      'sales_open_at',
    ])
    .select(sql<number>`greatest(${placesLeft(now)}, 0)`.as('places_left'))
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      date: row.date,
      departsAt: momentIn(row.departs_at, row.departs_zone),
      arrivesAt: momentIn(row.arrives_at, row.arrives_zone),
      status: row.status,
      nonRefundable: row.non_refundable,
      peak: row.peak,
      placesLeft: row.places_left,
      salesOpenAt: row.sales_open_at?.toISOString() ?? null,
    }
  );
}

/** The fare of each ticket type on a sailing. */
export async function findFares(db: Connection, sailingId: number): Promise<Record<TicketType, number>> {
  const { rows } = await sql<{ ticket_type: TicketType; price_sen: number }>`
    select type.ticket_type, ${fareOf(sql<string>`type.ticket_type`)} as price_sen
    from sailings s cross join unnest(enum_range(null::ticket_type)) as type (ticket_type)
    where s.id = ${sailingId}
  `.execute(db);
  return Object.fromEntries(rows.map(row => [row.ticket_type, row.price_sen])) as Record<TicketType, number>;
}

/** A sailing whose cabins are requested: all of its ship, or some rooms only. */
export interface CabinsRequest {
  sailingId: number;
  roomIds: readonly number[] | 'all';
}

/** The cabins of these sailings, each with whether it is free. */
export async function findCabins(
  db: Connection,
  requests: readonly CabinsRequest[],
  now: Date,
): Promise<Map<number, CabinOffer[]>> {
  const whole = requests.filter(({ roomIds }) => roomIds === 'all').map(({ sailingId }) => sailingId);
  const rooms = requests.flatMap(({ roomIds }) => (roomIds === 'all' ? [] : roomIds));
  const { rows } = await sql<{
    sailing_id: number;
    room_id: number;
    number: string;
    room_type_id: number;
    floor: number;
    position: RoomPosition;
    accessible: boolean;
    beside: DeckFacility[];
    free: boolean;
  }>`
    select s.id as sailing_id, r.id as room_id, r.number, r.room_type_id, r.floor, r.position, r.accessible, r.beside,
      ${roomIsFree(now)} as free
    from sailings s join rooms r on r.ship_id = s.ship_id
    where s.id = any(${requests.map(({ sailingId }) => sailingId)}) and (s.id = any(${whole}) or r.id = any(${rooms}))
    order by r.floor, r.number
  `.execute(db);
  return bySailing(
    rows,
    ({ room_id: roomId, number, room_type_id: roomTypeId, floor, position, accessible, beside, free }) => ({
      roomId,
      number,
      roomTypeId,
      floor,
      position,
      accessible,
      beside,
      free,
    }),
  );
}

/** A room type at the price of a sailing. */
export type PricedRoomType = Omit<RoomTypeOffer, 'roomsLeft'>;

/** The room types of the sailings' ships at the prices of their days and sessions, cheapest first. */
export async function findRoomTypes(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, PricedRoomType[]>> {
  const { rows } = await sql<RoomTypeRow & { sailing_id: number; price_sen: number }>`
    select s.id as sailing_id, ${roomTypeColumns}, p.price_sen
    from sailings s
    join room_types t on exists (select from rooms r where r.ship_id = s.ship_id and r.room_type_id = t.id)
    join room_type_prices p on p.room_type_id = t.id and ${priceOfTheDay}
    where s.id = any(${sailingIds}) order by p.price_sen, t.id
  `.execute(db);
  return bySailing(rows, row => ({ ...toRoomType(row), priceSen: row.price_sen }));
}

/** Groups rows by their sailing, in the order of the rows. */
function bySailing<Row extends { sailing_id: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const items = groups.get(row.sailing_id) ?? [];
    items.push(itemOf(row));
    groups.set(row.sailing_id, items);
  }
  return groups;
}

/** The routes of these sailings, by the sailings' ids. */
export async function findRouteIds(
  db: Connection,
  sailingIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'route_id'])
    .where('id', 'in', sailingIds)
    .execute();
  return new Map(rows.map(row => [row.id, row.route_id]));
}

/** A ship's sailing, as far as its rooms need it. */
export interface DeskSailing {
  id: number;
  date: string;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  zones: RouteZones;
}

/**
 * The sailing for which a ship's rooms are currently used, and the next one: the first one is under way or in the future, since
 * guests of the previous one have checked out. Canceled ones do not count.
 */
export async function findDeskSailings(db: Connection, shipId: number, now: Date): Promise<DeskSailing[]> {
  const rows = await db
    // Materialized, because PostgreSQL would look for the first two in the order of all departures, from the first season on.
    .with(
      cte => cte('ahead').materialized(),
      from =>
        from
          .selectFrom('sailings')
          .select(['id', 'date', 'session', 'departs_at', 'arrives_at', 'departs_zone', 'arrives_zone'])
          .where('ship_id', '=', shipId)
          .where('status', '<>', 'canceled')
          .where('arrives_at', '>', now),
    )
    .selectFrom('ahead')
    .selectAll()
    .orderBy('departs_at')
    .limit(2)
    .execute();
  return rows.map(({ departs_at, arrives_at, departs_zone, arrives_zone, ...row }) => ({
    ...row,
    departsAt: departs_at,
    arrivesAt: arrives_at,
    zones: { departs: departs_zone, arrives: arrives_zone },
  }));
}

/** The names of all ports, by their ids. */
export async function findPortNames(db: Connection): Promise<Map<number, Translated>> {
  const rows = await db.selectFrom('ports').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The facts of a sailing that a sale without cabins needs, and that the order shows. */
export interface SailingForSale {
  voyage: Voyage;
  terms: SailingTerms;
  fares: Record<TicketType, number>;
  /** Whether its queue is open: then only admitted people may book it. */
  queueOpen: boolean;
  /** The gate; empty until one is assigned. */
  gate: string;
}

/** What an order shows of these sailings, by their ids. Without the places and cabins that a search counts, which takes far longer. */
export async function findVoyages(db: Connection, ids: readonly number[]): Promise<Map<number, Voyage>> {
  const { rows } = await sql<VoyageRow>`
    select ${prepared('voyages')} ${voyageColumns} from sailings s ${voyageJoins} where s.id = any(${ids})
  `.execute(db);
  return new Map(rows.map(row => [row.id, toVoyage(row)]));
}

/** Several sailings at once, by their ids: a batch of bookings needs only one query. */
export async function findSailingsForSale(
  db: Connection,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, SailingForSale>> {
  const { rows } = await sql<
    VoyageRow & {
      non_refundable: boolean;
      peak: boolean;
      sales_open_at: Date | null;
      places_left: number;
      queue_open: boolean;
      gate: string;
      fares: Record<TicketType, number>;
    }
  >`
    select ${prepared('sailings-for-sale')} ${voyageColumns}, s.non_refundable, s.peak, s.sales_open_at, s.gate,
      exists (select from waiting_rooms w where w.sailing_id = s.id and w.opened_by is not null) as queue_open,
      greatest(${placesLeft(now)}, 0) as places_left, (
      select jsonb_object_agg(type.ticket_type, ${fareOf(sql<string>`type.ticket_type`)})
      from unnest(enum_range(null::ticket_type)) as type (ticket_type)
    ) as fares
    from sailings s ${voyageJoins}
    -- In a subquery, so that a plan for these ids costs no less than one for any, and is kept.
    where s.id = any ((select ${ids}::int[])::int[])
  `.execute(db);
  return new Map(
    rows.map(row => {
      const voyage = toVoyage(row);
      const { id, date, departsAt, arrivesAt, status } = voyage;
      const { non_refundable: nonRefundable, peak, places_left: placesLeft, fares } = row;
      const salesOpenAt = row.sales_open_at?.toISOString() ?? null;
      const terms = { id, date, departsAt, arrivesAt, status, nonRefundable, peak, placesLeft, salesOpenAt };
      return [id, { voyage, terms, fares, queueOpen: row.queue_open, gate: row.gate }];
    }),
  );
}
