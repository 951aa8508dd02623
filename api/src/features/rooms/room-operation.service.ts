import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom, RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { actorOf } from '../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { requireFound } from '../../lib/errors.ts';
import { lockOrder } from '../../reservations/cabins/cabin-booking.repository.ts';
import type { Desk, DeskDeps } from '../../reservations/cabins/desk.types.ts';
import {
  actOnRoom,
  findLastEvent,
  type LockedRoom,
  lockRoom,
} from '../../reservations/cabins/rooms.repository.ts';
import { readBoardRoom } from './board.service.ts';

/** An operation on a room other than a check-in. */
interface Operation {
  action: Exclude<RoomAction, 'check-in'>;
  to: RoomStatus;
  notes: string;
}

/** Checks the guests out; the record names their order. @throws AppError `not-found`, `room-not-occupied` */
export const checkOut = (deps: DeskDeps, desk: Desk, roomId: number, notes: string) =>
  operate(deps, desk, roomId, { action: 'check-out', to: 'dirty', notes });

/** @throws AppError `not-found`, `room-not-dirty` */
export const completeCleaning = (deps: DeskDeps, desk: Desk, roomId: number, notes: string) =>
  operate(deps, desk, roomId, { action: 'clean-completed', to: 'available', notes });

/** Takes a room off sale until it is repaired. @throws AppError `not-found`, `room-still-occupied`, `room-in-maintenance` */
export const beginMaintenance = (deps: DeskDeps, desk: Desk, roomId: number, notes: string) =>
  operate(deps, desk, roomId, { action: 'maintenance', to: 'maintenance', notes });

/** @throws AppError `not-found`, `room-not-in-maintenance` */
export const endMaintenance = (
  deps: DeskDeps,
  desk: Desk,
  roomId: number,
  { clean, notes }: { clean: boolean; notes: string },
) => operate(deps, desk, roomId, { action: 'maintenance-over', to: clean ? 'available' : 'dirty', notes });

function operate(deps: DeskDeps, desk: Desk, roomId: number, operation: Operation): Promise<BoardRoom> {
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    if (operation.action === 'check-out') await keepOrderOfGuests(trx, roomId);
    const room = requireFound(await lockRoom(trx, roomId));
    await operateLocked(trx, deps, desk, room, operation);
    return readBoardRoom(trx, room, deps.clock.now());
  });
}

/** Locks the order before the room, as everywhere: the record of a check-out refers to the order. */
async function keepOrderOfGuests(trx: Transaction<Database>, roomId: number): Promise<void> {
  const last = await findLastEvent(trx, roomId);
  if (last?.orderId) await lockOrder(trx, last.orderId);
}

/** The same within a transaction that holds the room's lock. */
export async function operateLocked(
  trx: Transaction<Database>,
  { ids, clock }: Pick<DeskDeps, 'ids' | 'clock'>,
  desk: Desk,
  room: LockedRoom,
  operation: Operation,
): Promise<void> {
  const orderId = operation.action === 'check-out' ? (room.last?.orderId ?? null) : null;
  const recorded = { ...operation, id: ids.uuid(), orderId, systemUserId: desk.caller.id, at: clock.now() };
  await actOnRoom(trx, room, recorded, desk.language);
}
