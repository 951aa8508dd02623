/** The center of an element on the screen, in pixels. */
export interface Spot<Key> {
  key: Key;
  x: number;
  y: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** Weight of sideways distance, so that the arrow keys follow a row to its end. */
const ASIDE = 3;
/** An element less far than this in the key's direction counts as beside, not ahead. */
const AHEAD_PX = 4;

/** The element that an arrow key moves to from `from`; undefined if there is none in that direction. */
export function nearest<Key>(
  from: Spot<Key>,
  spots: readonly Spot<Key>[],
  direction: Direction,
): Key | undefined {
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: { key: Key; cost: number } | undefined;
  for (const { key, x, y } of spots) {
    const ahead = sign * (horizontal ? x - from.x : y - from.y);
    const aside = Math.abs(horizontal ? y - from.y : x - from.x);
    if (ahead < AHEAD_PX) continue;
    const cost = ahead + ASIDE * aside;
    if (!best || cost < best.cost) best = { key, cost };
  }
  return best?.key;
}
