import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';

/** What is left to chance on one day. */
export interface Chance {
  /** A whole number, both limits included. */
  between(least: number, most: number): number;
  /** Whether something happens that happens this often of a hundred times. */
  happens(percent: number): boolean;
  /** @throws RangeError if there is nothing to pick. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Each day draws from a stream of its own: a change of one day leaves the others' draws as they are. */
const STREAMS_A_SEED = 100_003;

export function chanceOf(seed: number, day: number): Chance {
  const random = seededRandom(seed * STREAMS_A_SEED + day);
  return {
    between: (least, most) => least + random.below(most - least + 1),
    happens: percent => random.below(100) < percent,
    pick(items) {
      const item = items[random.below(items.length)];
      if (item === undefined) throw new RangeError('there is nothing to pick');
      return item;
    },
  };
}
