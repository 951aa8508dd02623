import type { SailingStatus, Session, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Fares } from '@gangway/shared/domain/money/fares.ts';
import { isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { createSeatPlan, type SeatPlan } from '@gangway/shared/domain/travel/seating.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { Random } from '../ground/random.ts';
import type { Checkpoint } from '../people/documents.ts';

/** A free cabin of a sailing, with its price there. */
export interface FreeCabin {
  roomId: number;
  maxOccupancy: number;
  priceSen: number;
}

/** A sailing with its free places and cabins, updated as orders are created. */
export interface OpenSailing extends Checkpoint {
  id: number;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  status: SailingStatus;
  gate: string;
  nonRefundable: boolean;
  peak: boolean;
  capacity: number;
  fares: Fares;
  placesLeft: number;
  /** In no particular order; the last ones are taken first. */
  freeCabins: FreeCabin[];
  seats: SeatPlan;
}

interface SailingRow {
  id: number;
  ship_id: number;
  date: LocalDate;
  session: Session;
  departs_at: Date;
  arrives_at: Date;
  status: SailingStatus;
  gate: string;
  non_refundable: boolean;
  peak: boolean;
  abroad: boolean;
  capacity: number;
  places_left: number;
  fares: Record<TicketType, number>;
  taken_rooms: number[];
  taken_seats: string[];
  documents: string[];
}

/** Every sailing that orders can be made for: future ones, and those that departed or were canceled. */
export async function loadOpenSailings(
  trx: Transaction<Database>,
  random: Random,
  today: LocalDate,
): Promise<OpenSailing[]> {
  const { rows } = await sql<SailingRow>`
    select s.id, s.ship_id, s.date, s.session, s.departs_at, s.arrives_at, s.status, s.gate, s.non_refundable, s.peak,
      departure.country <> destination.country as abroad, i.capacity, i.capacity - i.held - i.sold as places_left,
      (select jsonb_object_agg(f.ticket_type, coalesce(own.price_sen, f.price_sen)) from fares f
        left join fares own on own.sailing_id = s.id and own.ticket_type = f.ticket_type
        where f.route_id = s.route_id and f.session = s.session) as fares,
      array(select room_id from order_cabins c where c.sailing_id = s.id and c.released_at is null) as taken_rooms,
      array(select seat from tickets t where t.sailing_id = s.id and t.canceled_at is null) as taken_seats,
      array(select encode(t.document, 'hex') from tickets t
        where t.sailing_id = s.id and t.canceled_at is null and t.document is not null) as documents
    from sailings s
    join sailing_inventory i on i.sailing_id = s.id
    join routes r on r.id = s.route_id
    join ports departure on departure.id = r.departure_port_id
    join ports destination on destination.id = r.destination_port_id
    where case when s.date < ${today} then s.status in ('departed', 'canceled') else s.status in ('scheduled', 'delayed') end
    order by s.date, s.session, s.id
  `.execute(trx);
  const rooms = await loadRooms(trx);
  return rows.map(row => {
    const takenRoomIds = new Set(row.taken_rooms);
    const weekday = isoWeekday(row.date);
    return {
      id: row.id,
      date: row.date,
      session: row.session,
      departsAt: row.departs_at,
      arrivesAt: row.arrives_at,
      status: row.status,
      gate: row.gate,
      nonRefundable: row.non_refundable,
      peak: row.peak,
      abroad: row.abroad,
      capacity: row.capacity,
      fares: row.fares,
      placesLeft: row.places_left,
      freeCabins: random
        .shuffled(rooms.filter(room => room.shipId === row.ship_id && !takenRoomIds.has(room.id)))
        .map(room => ({
          roomId: room.id,
          maxOccupancy: room.maxOccupancy,
          priceSen: room.prices[`${weekday}-${row.session}`] ?? 0,
        })),
      seats: seatPlanOf(row),
      documents: new Set(row.documents),
    };
  });
}

function seatPlanOf({ capacity, taken_seats }: SailingRow): SeatPlan {
  const plan = createSeatPlan(capacity);
  plan.take(taken_seats);
  return plan;
}

interface RoomRow {
  id: number;
  shipId: number;
  maxOccupancy: number;
  /** By `weekday-session`. */
  prices: Record<string, number>;
}

/** Cabins out of order are not sold. */
async function loadRooms(trx: Transaction<Database>): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select r.id, r.ship_id as "shipId", t.max_occupancy as "maxOccupancy",
      (select jsonb_object_agg(p.weekday || '-' || p.session, p.price_sen) from room_type_prices p
        where p.room_type_id = t.id) as prices
    from rooms r join room_types t on t.id = r.room_type_id
    where r.status <> 'maintenance'
    order by r.id
  `.execute(trx);
  return rows;
}

/** Cabins for a party: the smallest free one that holds it, or several if none does; none when too few are left. */
export function takeCabins(sailing: OpenSailing, guests: number): FreeCabin[] {
  const partyCabins: FreeCabin[] = [];
  for (let left = guests; left > 0; ) {
    const index = bestCabin(sailing.freeCabins, left);
    const [cabin] = index === -1 ? [] : sailing.freeCabins.splice(index, 1);
    if (!cabin) {
      sailing.freeCabins.push(...partyCabins);
      return [];
    }
    partyCabins.push(cabin);
    left -= cabin.maxOccupancy;
  }
  return partyCabins;
}

/** The cabin with the fewest empty beds; if all are too small, the largest. */
function bestCabin(cabins: readonly FreeCabin[], guests: number): number {
  let best = -1;
  let bestWaste = Number.POSITIVE_INFINITY;
  for (const [index, { maxOccupancy }] of cabins.entries()) {
    const waste = maxOccupancy >= guests ? maxOccupancy - guests : 100 - maxOccupancy;
    if (waste < bestWaste) {
      best = index;
      bestWaste = waste;
    }
  }
  return best;
}
