import type { DeckFacility, RoomPosition } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ShipSeed } from './ships.ts';

export interface RoomSeed {
  number: string;
  floor: number;
  position: RoomPosition;
  roomTypeCode: string;
  accessible: boolean;
  beside: DeckFacility[];
}

/** Cabins across the bow, and the same number across the stern. */
const ACROSS_AN_END = 3;

/** Room types by deck, from the lowest to the top; outer cabins have a sea view, inner ones do not. */
const outerTypes = [
  ['SV2', 'SV2', 'SV1', 'FM4'],
  ['SV1', 'SV2', 'FM4', 'BA1'],
  ['BA1', 'BA1', 'ST6'],
] as const;
const endTypes = ['SV1', 'FM4', 'ST6'] as const;
const innerTypes = ['IN2', 'IN2', 'IN3'] as const;

/**
 * The cabins of a deck, numbered from bow to stern after the deck: `501` is the foremost of deck 5. Odd numbers are to
 * starboard and even ones to port. Below the top deck every third cabin is amidships, without a window. On the upper decks the
 * foremost one of a side suits a wheelchair. Forward and aft are stairs, with a lift forward; the lowest deck has toilets aft.
 */
function deckRooms(floor: number, cabins: number, tier: 0 | 1 | 2): RoomSeed[] {
  const positions: RoomPosition[] = Array.from({ length: cabins }, (_, index) => {
    if (index < ACROSS_AN_END) return 'bow';
    if (index >= cabins - ACROSS_AN_END) return 'stern';
    if (tier < 2 && (index - ACROSS_AN_END) % 3 === 2) return 'midship';
    return (index + 1) % 2 === 1 ? 'starboard' : 'port';
  });
  return positions.map((position, index) => ({
    number: `${floor}${String(index + 1).padStart(2, '0')}`,
    floor,
    position,
    roomTypeCode: typeAt(position, index, tier),
    accessible: tier > 0 && index === ACROSS_AN_END,
    beside: facilitiesAt(index, cabins, tier),
  }));
}

/** The stairs are behind the first cabins of each side, and before the last ones. */
function facilitiesAt(index: number, cabins: number, tier: 0 | 1 | 2): DeckFacility[] {
  const forward = ACROSS_AN_END;
  const aft = cabins - ACROSS_AN_END - 1;
  if (index === forward) return ['stairs', 'lift'];
  if (index === aft) return tier === 0 ? ['stairs', 'toilets'] : ['stairs'];
  return [];
}

function typeAt(position: RoomPosition, index: number, tier: 0 | 1 | 2): string {
  if (position === 'midship') return innerTypes[index % innerTypes.length] as string;
  if (position === 'bow' || position === 'stern') return endTypes[tier];
  const types = outerTypes[tier];
  return types[Math.floor(index / 2) % types.length] as string;
}

/** Every cabin of a ship; the top deck has balconies and suites, the two below it the better sea views. */
export function shipRooms(ship: ShipSeed): RoomSeed[] {
  return ship.decks.flatMap(({ floor, cabins }, index) => {
    const below = ship.decks.length - 1 - index;
    return deckRooms(floor, cabins, below === 0 ? 2 : below <= 2 ? 1 : 0);
  });
}
