import type { Disruption } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { requireDelay } from '../../features/sailings/office/sailing-states.service.ts';
import type { Times } from '../../features/sailings/office/sailing-times.rules.ts';
import { requireNoOverlap } from '../../features/sailings/planning/overlap.service.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { readPlaces } from '../../reservations/inventory/inventory.repository.ts';
import type { Choice } from '../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import type { LockedSailing } from '../../reservations/sailings/sailings.repository.ts';
import { planCallOff } from '../call-off/cancel-sailing.service.ts';
import {
  findHeldRooms,
  findRoomsOfShip,
  findSeats,
  findShip,
  type HeldRoom,
  hasSailing,
} from './disrupted-sailings.repository.ts';
import { type SwapRoom, swapRooms } from './room-swap.rules.ts';
import { reseat } from './seats.rules.ts';

/** The new rooms and seats on another ship. */
export interface ShipPlan {
  shipId: number;
  /** The sailing's capacity on the new ship. */
  capacity: number;
  rooms: { held: HeldRoom; newRoom: SwapRoom }[];
  unplaced: HeldRoom[];
  /** New seats by ticket. */
  seats: Map<string, string>;
  /** Tickets whose chosen seat the ship does not have, with the fee that was paid for it. */
  lostFees: { ticketId: string; orderId: string; feeSen: number }[];
  /** Orders whose rooms or seats change. */
  orderIds: Set<string>;
}

/** The effect on a sailing. `refusal`: why it is not possible. */
export interface DisruptionPlan {
  refusal: AppError | null;
  times: Times | null;
  ship: ShipPlan | null;
  /** For a cancellation, the choice of its parties. */
  choice: Choice | null;
}

/** What a disruption does to a sailing. Nothing is changed. */
export async function planDisruption(
  trx: Transaction<Database>,
  deps: Data,
  sailing: LockedSailing,
  disruption: Disruption,
): Promise<DisruptionPlan> {
  const plan: DisruptionPlan = { refusal: null, times: null, ship: null, choice: null };
  try {
    switch (disruption.kind) {
      case 'delay':
        plan.times = later(sailing, disruption);
        requireDelay(sailing, plan.times, deps.clock.now());
        break;
      case 'gate':
        requireToCome(sailing);
        break;
      case 'ship':
        requireToCome(sailing);
        plan.ship = await planShip(trx, sailing, disruption.shipId);
        await requireFit(trx, sailing, plan.ship);
        break;
      case 'cancel':
        plan.choice = await planCallOff(trx, sailing, disruption, deps.clock.now());
        break;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    plan.refusal = error;
  }
  return plan;
}

const later = (
  { departs_at, arrives_at }: LockedSailing,
  { minutes, arrivalMinutes }: Extract<Disruption, { kind: 'delay' }>,
): Times => ({
  departsAt: new Date(departs_at.getTime() + minutes * 60_000),
  arrivesAt: new Date(arrives_at.getTime() + (arrivalMinutes ?? minutes) * 60_000),
});

function requireToCome({ status }: LockedSailing): void {
  if (!canTransition('sailing', status, 'departed'))
    throw new AppError('sailing-state', { params: { status } });
}

async function planShip(
  trx: Transaction<Database>,
  sailing: LockedSailing,
  shipId: number,
): Promise<ShipPlan> {
  if (sailing.ship_id === shipId) throw new AppError('ship-same');
  const ship = await findShip(trx, shipId);
  if (ship?.status !== 'active') throw new AppError('ship-out-of-use');
  const held = await findHeldRooms(trx, sailing.id);
  const newRooms = swapRooms(held, await findRoomsOfShip(trx, shipId, sailing.id));
  const tickets = await findSeats(trx, sailing.id);
  const places = await readPlaces(trx, sailing.id);
  // A sailing that sells fewer places than its ship has continues to do so.
  const capacity =
    places.capacity < places.shipCapacity ? Math.min(places.capacity, ship.capacity) : ship.capacity;
  const seats = reseat(tickets, capacity);
  const rooms = held.flatMap(heldRoom => {
    const newRoom = newRooms.get(heldRoom.key);
    return newRoom ? [{ held: heldRoom, newRoom }] : [];
  });
  const lostFees = tickets
    .filter(({ id, seatFeeSen }) => seatFeeSen > 0 && seats.has(id))
    .map(({ id, orderId, seatFeeSen }) => ({ ticketId: id, orderId, feeSen: seatFeeSen }));
  const orderIds = new Set(tickets.filter(({ id }) => seats.has(id)).map(({ orderId }) => orderId));
  for (const { held: heldRoom } of rooms) if (heldRoom.orderId) orderIds.add(heldRoom.orderId);
  const unplaced = held.filter(({ key }) => !newRooms.get(key));
  return { shipId, capacity, rooms, unplaced, seats, lostFees, orderIds };
}

async function requireFit(
  trx: Transaction<Database>,
  sailing: LockedSailing,
  { shipId, capacity, unplaced }: ShipPlan,
): Promise<void> {
  const held = await findHeldRooms(trx, sailing.id);
  const tickets = await findSeats(trx, sailing.id);
  if (tickets.some(({ boarded }) => boarded) || held.some(({ isOccupied }) => isOccupied))
    throw new AppError('ship-boarding-begun');
  const places = await readPlaces(trx, sailing.id);
  const booked = places.held + places.sold;
  if (booked > capacity) throw new AppError('ship-too-small', { params: { places: capacity, booked } });
  if (unplaced.length > 0) throw new AppError('ship-rooms-missing', { params: { count: unplaced.length } });
  await requireFreeShip(trx, sailing, shipId);
}

/** @throws AppError `ship-sails-then`, `sailing-times-overlap` */
async function requireFreeShip(
  trx: Transaction<Database>,
  sailing: LockedSailing,
  shipId: number,
): Promise<void> {
  if (await hasSailing(trx, { shipId, date: sailing.date, session: sailing.session }))
    throw new AppError('ship-sails-then');
  await requireNoOverlap(trx, {
    id: sailing.id,
    shipId,
    departsAt: sailing.departs_at,
    arrivesAt: sailing.arrives_at,
  });
}
