import type { RoomPosition } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';

/** The parts of a deck as drawn, from the stern on the left to the bow on the right, port side up. */
export const deckParts = ['stern', 'port', 'midship', 'starboard', 'bow'] as const satisfies RoomPosition[];

/** The decks of these rooms, highest first. */
export function floorsOf(rooms: readonly Pick<BoardRoom, 'floor'>[]): number[] {
  return [...new Set(rooms.map(room => room.floor))].sort((a, b) => b - a);
}

/**
 * The rooms of a part in drawing order. Numbers run from the bow to the stern, and the bow is to the right: along the
 * sides the lowest number is last. Across bow and stern they run from port to starboard, even above odd.
 */
export function roomsOfPart<Room extends Pick<BoardRoom, 'number' | 'position'>>(
  rooms: readonly Room[],
  part: RoomPosition,
): Room[] {
  const here = rooms.filter(room => room.position === part);
  const byNumber = (a: Room, b: Room) => a.number.localeCompare(b.number, 'en', { numeric: true });
  return part === 'bow' || part === 'stern' ? here.sort(byNumber) : here.sort((a, b) => byNumber(b, a));
}
