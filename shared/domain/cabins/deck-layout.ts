import type { RoomPosition } from '../../contract/base/vocabulary.ts';

/** What a deck plan knows of a room: there are no measurements. */
interface Placed {
  number: string;
  floor: number;
  position: RoomPosition;
}

/** The parts of a deck as drawn, from the stern on the left to the bow on the right, port side up. */
export const deckParts = ['stern', 'port', 'midship', 'starboard', 'bow'] as const satisfies RoomPosition[];

/** The decks of these rooms, highest first. */
export function floorsOf(rooms: readonly Pick<Placed, 'floor'>[]): number[] {
  return [...new Set(rooms.map(room => room.floor))].sort((a, b) => b - a);
}

/**
 * The rooms of a part in drawing order. Numbers run from the bow to the stern, and the bow is to the right: along the
 * sides the lowest number is last. Across bow and stern they run from port to starboard, even above odd.
 */
export function roomsOfPart<Room extends Pick<Placed, 'number' | 'position'>>(
  rooms: readonly Room[],
  part: RoomPosition,
): Room[] {
  const here = rooms.filter(room => room.position === part);
  const byNumber = (a: Room, b: Room) => a.number.localeCompare(b.number, 'en', { numeric: true });
  return part === 'bow' || part === 'stern' ? here.sort(byNumber) : here.sort((a, b) => byNumber(b, a));
}

/** Where a room is within its deck, as far as positions and numbers tell. */
export interface Whereabouts {
  /** Of a room along a side: the third of the ship, by the rooms of this side before and behind it. */
  near: 'bow' | 'middle' | 'stern' | null;
  /** The rooms that are drawn beside it, at most two. */
  neighbors: string[];
}

/** Derives a room's whereabouts from the plan. `rooms`: all rooms of the ship, also those that are taken. */
export function whereaboutsOf(room: Placed, rooms: readonly Placed[]): Whereabouts {
  const row = roomsOfPart(
    rooms.filter(({ floor }) => floor === room.floor),
    room.position,
  );
  const index = row.findIndex(({ number }) => number === room.number);
  const neighbors = [row[index - 1], row[index + 1]].flatMap(other => (other ? [other.number] : []));
  const isAlongSide = room.position === 'port' || room.position === 'starboard';
  const thirds = ['stern', 'middle', 'bow'] as const;
  const third = thirds[Math.floor(((index + 0.5) / row.length) * 3)] ?? null;
  return { near: isAlongSide && row.length >= 3 ? third : null, neighbors };
}
