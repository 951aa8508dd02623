import type { RoomStatus } from '../../contract/base/vocabulary.ts';
import { type RoomAction, roomActionNames } from '../../contract/office/fleet/room-operation.ts';

/**
 * The states from which each action can start, and the state it leads to. When a repair ends, staff say whether the room
 * needs cleaning.
 */
export const roomActions = {
  'check-in': { from: ['available'], to: ['occupied'] },
  'check-out': { from: ['occupied'], to: ['dirty'] },
  'clean-completed': { from: ['dirty'], to: ['available'] },
  maintenance: { from: ['available', 'dirty'], to: ['maintenance'] },
  'maintenance-over': { from: ['maintenance'], to: ['available', 'dirty'] },
} as const satisfies Record<RoomAction, { from: readonly RoomStatus[]; to: readonly RoomStatus[] }>;

/** Whether an action can start from a state. */
export function canAct(action: RoomAction, status: RoomStatus): boolean {
  return (roomActions[action].from as readonly RoomStatus[]).includes(status);
}

/** The action that leads from one state to another; undefined if there is none. */
export function roomActionBetween(from: RoomStatus, to: RoomStatus): RoomAction | undefined {
  return roomActionNames.find(
    action => canAct(action, from) && (roomActions[action].to as readonly RoomStatus[]).includes(to),
  );
}
