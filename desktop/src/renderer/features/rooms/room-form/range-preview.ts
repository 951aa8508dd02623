import { roomLimits } from '@gangway/shared/contract/office/fleet/rooms.ts';

type RangeInput = Record<'floorFrom' | 'floorTo' | 'from' | 'to', number | null>;

/** The rooms of a range of decks and numbers; null if the range is incomplete. */
export function rangePreview({ floorFrom, floorTo, from, to }: RangeInput) {
  if (floorFrom === null || floorTo === null || from === null || to === null) return null;
  const count = (floorTo - floorFrom + 1) * (to - from + 1);
  const number = (floor: number, ordinal: number) => `${floor}${String(ordinal).padStart(2, '0')}`;
  const problem =
    floorFrom > floorTo || from > to ? 'inOrder' : count > roomLimits.bulk ? 'tooMany' : undefined;
  return { count, first: number(floorFrom, from), last: number(floorTo, to), problem } as const;
}
