import type { RoomPosition } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomsBulk } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { actorOf } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Desk, DeskDeps } from '../../reservations/cabins/desk.types.ts';
import { insertRooms, type RoomRow } from '../../reservations/cabins/rooms.repository.ts';
import { refusingRooms } from './room-refusals.rules.ts';
import { findTakenNumbers } from './rooms.repository.ts';

/**
 * Creates the rooms of several decks, all of them or none. @throws AppError `room-numbers-taken` with the numbers that the ship
 * already has, `invalid-input`
 */
export function createRooms(deps: DeskDeps, desk: Desk, bulk: RoomsBulk): Promise<{ created: number }> {
  const rooms = roomsOf(bulk);
  return refusingRooms(new AppError('list-changed'), () =>
    inTransaction(deps, actorOf(desk.caller), async trx => {
      const numbers = rooms.map(({ number }) => number);
      const existing = await findTakenNumbers(trx, bulk.shipId, numbers);
      if (existing.length > 0)
        throw new AppError('room-numbers-taken', { params: { numbers: existing.join(', ') } });
      const ids = await insertRooms(trx, rooms, 'available');
      await writeAudit(trx, {
        entity: 'ships',
        entityId: String(bulk.shipId),
        action: 'rooms-created',
        detail: { ...bulk, numbers },
      });
      return { created: ids.length };
    }),
  );
}

/** Deck by deck, numbered from bow to stern. */
function roomsOf(bulk: RoomsBulk): RoomRow[] {
  const { shipId, roomTypeId, notes } = bulk;
  return range(bulk.floorFrom, bulk.floorTo).flatMap(floor =>
    range(bulk.from, bulk.to).map(ordinal => ({
      shipId,
      roomTypeId,
      notes,
      accessible: false,
      beside: [],
      floor,
      number: `${floor}${String(ordinal).padStart(2, '0')}`,
      position: positionOf(bulk.position, ordinal),
    })),
  );
}

function positionOf(position: RoomsBulk['position'], ordinal: number): RoomPosition {
  if (position !== 'sides') return position;
  return ordinal % 2 === 1 ? 'starboard' : 'port';
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
