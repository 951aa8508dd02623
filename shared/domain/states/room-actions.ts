import type { RoomStatus } from '../../contract/base/vocabulary.ts';
import { type RoomAction, roomActionNames } from '../../contract/office/fleet/room-operation.ts';

/**
 * From which states each action starts and where it leads. After a repair the room needs cleaning, or does not: whoever
 * ends it says which.
 */
export const roomActions = {
  'check-in': { from: ['available'], to: ['occupied'] },
  'check-out': { from: ['occupied'], to: ['dirty'] },
  'clean-completed': { from: ['dirty'], to: ['available'] },
  maintenance: { from: ['available', 'dirty'], to: ['maintenance'] },
  'maintenance-over': { from: ['maintenance'], to: ['available', 'dirty'] },
} as const satisfies Record<RoomAction, { from: readonly RoomStatus[]; to: readonly RoomStatus[] }>;

/** Whether an action starts from a state. */
export function canAct(action: RoomAction, status: RoomStatus): boolean {
  return (roomActions[action].from as readonly RoomStatus[]).includes(status);
}

/** The action that leads from one state to another; undefined where none does. */
export function roomActionBetween(from: RoomStatus, to: RoomStatus): RoomAction | undefined {
  return roomActionNames.find(
    action => canAct(action, from) && (roomActions[action].to as readonly RoomStatus[]).includes(to),
  );
}
