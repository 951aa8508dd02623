import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findStays } from './cabin-booking.repository.ts';
import type { DeskDeps } from './desk.types.ts';
import { lockRoom, recordRoomOperation } from './rooms.repository.ts';

/**
 * Requires that no guests are checked in to these rooms of an order. The caller holds the order's lock, which a check-in waits
 * for.
 *
 * @throws AppError `guests-checked-in` with the numbers of the rooms
 */
export async function requireCheckedOut(
  db: Connection,
  orderId: string,
  roomIds?: readonly number[],
): Promise<void> {
  if (roomIds?.length === 0) return;
  const stays = (await findStays(db, orderId)).filter(({ roomId }) => !roomIds || roomIds.includes(roomId));
  if (stays.length > 0)
    throw new AppError('guests-checked-in', {
      params: { numbers: stays.map(({ number }) => number).join(', ') },
    });
}

/**
 * Checks the guests of an order out of all their rooms, with one event per room. The caller holds the order's lock, which a
 * concurrent check-out at a desk takes first as well.
 */
export async function checkOutGuests(
  trx: Transaction<Database>,
  { ids, clock }: Pick<DeskDeps, 'ids' | 'clock'>,
  orderId: string,
  { systemUserId, notes }: { systemUserId: string; notes: string },
): Promise<void> {
  for (const { roomId } of await findStays(trx, orderId)) {
    const room = await lockRoom(trx, roomId);
    if (room?.status !== 'occupied' || room.last?.orderId !== orderId) continue;
    await recordRoomOperation(trx, room, {
      id: ids.uuid(),
      action: 'check-out',
      to: 'dirty',
      orderId,
      notes,
      systemUserId,
      at: clock.now(),
    });
  }
}
