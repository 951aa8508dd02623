import type { RoomStatus } from '../../contract/base/vocabulary.ts';
import { type RoomAction, roomActionNames } from '../../contract/office/fleet/room-operation.ts';

/**
 * The states from which each action can start, and the state it leads to. When a repair ends, staff say whether the room
 * needs cleaning.
 */
export const roomActions = {
  'check-in': { from: ['available'], to: ['occupied'] },
  'check-out': { from: ['occupied'], to: ['dirty'] },
  'check-in-undone': { from: ['occupied'], to: ['available'] },
  'clean-completed': { from: ['dirty'], to: ['available'] },
  maintenance: { from: ['available', 'dirty'], to: ['maintenance'] },
  'maintenance-over': { from: ['maintenance'], to: ['available', 'dirty'] },
} as const satisfies Record<RoomAction, { from: readonly RoomStatus[]; to: readonly RoomStatus[] }>;

/** Whether an action can start from a state. */
export function canAct(action: RoomAction, status: RoomStatus): boolean {
  return (roomActions[action].from as readonly RoomStatus[]).includes(status);
}

/** How long a check-in made by mistake can be undone (R425). */
const UNDO_MINUTES = 10;

/** Whether the last event of a room is a check-in that can still be undone. */
export function canUndoCheckIn(last: { action: RoomAction; at: Date } | null, now: Date): boolean {
  return last?.action === 'check-in' && now.getTime() <= last.at.getTime() + UNDO_MINUTES * 60_000;
}

/**
 * Whether the form of a room offers a state: where it is, and where an action leads. Only a check-in occupies a room, and a new one may
 * not be occupied.
 */
export function canBeSet(status: RoomStatus, from: RoomStatus | undefined): boolean {
  if (status === from) return true;
  return status !== 'occupied' && (from === undefined || roomActionBetween(from, status) !== undefined);
}

/** The action that leads from one state to another, apart from undoing; undefined if there is none. */
export function roomActionBetween(
  from: RoomStatus,
  to: RoomStatus,
): Exclude<RoomAction, 'check-in-undone'> | undefined {
  return roomActionNames
    .filter(action => action !== 'check-in-undone')
    .find(action => canAct(action, from) && (roomActions[action].to as readonly RoomStatus[]).includes(to));
}
