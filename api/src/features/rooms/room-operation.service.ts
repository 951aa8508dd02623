import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom, RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { canUndoCheckIn } from '@gangway/shared/domain/states/room-actions.ts';
import { actorOf } from '../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import { lockOrder } from '../../reservations/cabins/cabin-booking.repository.ts';
import type { Desk, DeskDeps } from '../../reservations/cabins/desk.types.ts';
import {
  actOnRoom,
  findLastEvent,
  type LockedRoom,
  lockRoom,
} from '../../reservations/cabins/rooms.repository.ts';
import { readBoardRoom } from './board.service.ts';

/** An operation on a room other than a check-in, or undoing one. */
interface Operation {
  action: Exclude<RoomAction, 'check-in' | 'check-in-undone'>;
  to: RoomStatus;
  notes: string;
}

/** Checks the guests out; the record names their order. @throws AppError `not-found`, `room-not-occupied` */
export const checkOut = (deps: DeskDeps, desk: Desk, roomId: number, notes: string) =>
  operate(deps, desk, roomId, { action: 'check-out', to: 'dirty', notes });

/**
 * Undoes a check-in made by mistake: the room is available again, and its guests are expected as before (R425).
 * @throws AppError `not-found`, `room-not-occupied`, `check-in-undo-over` if it was too long ago or not the last event of the room
 */
export function undoCheckIn(deps: DeskDeps, desk: Desk, roomId: number): Promise<BoardRoom> {
  const { ids, clock } = deps;
  return inTransaction(deps, actorOf(desk.caller), async trx => {
    await lockOrderOfGuests(trx, roomId);
    const room = requireFound(await lockRoom(trx, roomId));
    const at = clock.now();
    const { last, number, status } = room;
    if (status === 'occupied' && !canUndoCheckIn(last ?? null, at))
      throw new AppError('check-in-undo-over', { params: { number } });
    const event = { id: ids.uuid(), notes: '', systemUserId: desk.caller.id, at };
    const undone = { orderId: last?.orderId ?? null, ...(last && { undoes: last.id }) };
    await actOnRoom(
      trx,
      room,
      { ...event, ...undone, action: 'check-in-undone', to: 'available' },
      desk.language,
    );
    return readBoardRoom(trx, room, at);
  });
}

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
    if (operation.action === 'check-out') await lockOrderOfGuests(trx, roomId);
    const room = requireFound(await lockRoom(trx, roomId));
    await operateLocked(trx, deps, desk, room, operation);
    return readBoardRoom(trx, room, deps.clock.now());
  });
}

/** Locks the order before the room, as everywhere: the record refers to the order. */
async function lockOrderOfGuests(trx: Transaction<Database>, roomId: number): Promise<void> {
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
