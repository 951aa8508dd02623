import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import { requireFound } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { Desk } from '../../../reservations/cabins/desk.types.ts';
import {
  actOnRoom,
  type LockedRoom,
  lockRoom,
  recordRoomOperation,
} from '../../../reservations/cabins/rooms.repository.ts';
import { type CabinPlan, isTaken } from './cabin-plan.service.ts';

/**
 * Moves checked-in guests along with a change of cabin: they are checked out of the old room, which then needs cleaning, and into
 * the new one. Swapped rooms stay occupied, each with the events of the guests who left and arrived. The caller holds the locks
 * of the orders, which a check-in waits for.
 *
 * @throws AppError `room-dirty`, `room-occupied`, `room-in-maintenance` for the new room
 */
export async function moveGuestsInRooms(
  trx: Transaction<Database>,
  deps: Data,
  { order, from, to, going, preview }: CabinPlan,
  desk: Desk,
  reason: string,
): Promise<void> {
  const otherIn = preview.other?.checkedIn === true;
  if (!preview.checkedIn && !otherIn) return;
  const rooms = new Map<number, LockedRoom>();
  for (const id of [from.roomId, to.roomId].sort((a, b) => a - b))
    rooms.set(id, requireFound(await lockRoom(trx, id)));
  const act = async (
    roomId: number,
    action: RoomAction,
    status: RoomStatus,
    orderId: string,
    forced: boolean,
  ) => {
    const operation = {
      id: deps.ids.uuid(),
      action,
      to: status,
      orderId,
      notes: reason,
      systemUserId: desk.caller.id,
      at: deps.clock.now(),
    };
    const room = requireFound(rooms.get(roomId));
    if (forced) await recordRoomOperation(trx, room, operation);
    else await actOnRoom(trx, room, operation, desk.language);
    rooms.set(roomId, { ...room, status });
  };
  const leave = (roomId: number, orderId: string, comes: boolean) =>
    act(roomId, 'check-out', comes ? 'occupied' : 'dirty', orderId, comes);
  const enter = (roomId: number, orderId: string, changed: boolean) =>
    act(roomId, 'check-in', 'occupied', orderId, changed);
  if (preview.kind === 'swap' && isTaken(to)) {
    if (preview.checkedIn) await leave(from.roomId, order.id, otherIn);
    if (otherIn) await leave(to.roomId, to.orderId, preview.checkedIn);
    if (preview.checkedIn) await enter(to.roomId, order.id, otherIn);
    if (otherIn) await enter(from.roomId, to.orderId, preview.checkedIn);
    return;
  }
  if (going.length === from.ticketIds.length) await leave(from.roomId, order.id, false);
  const isThere =
    rooms.get(to.roomId)?.status === 'occupied' && rooms.get(to.roomId)?.last?.orderId === order.id;
  if (!isThere) await enter(to.roomId, order.id, false);
}
