import { createHash } from 'node:crypto';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import { uuidV7 } from '../../../api/src/lib/ids.ts';

/** A random source with the same results for the same seed. Not for secrets of real orders. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A random item; throws a RangeError if there are none. */
  pick<Item>(items: readonly Item[]): Item;
  /** A random item by weight; throws a RangeError if there are none. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
  /** The items in another order; the given array is unchanged. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** Days, minutes or the like around `mean`, many short and few long (exponential). */
  waiting(mean: number): number;
  bytes(count: number): Buffer;
  /** A number of decimal digits. */
  digits(count: number): string;
  /** An id that contains its time, like the API's own. */
  uuid(at: Date): string;
}

/** A random source that is seeded by a text. */
export function createRandom(seed: string): Random {
  const source = seededRandom(createHash('sha256').update(seed).digest().readInt32LE());
  const fraction = (): number => source.below(2 ** 32) / 2 ** 32;
  const integer = (least: number, most: number): number => least + source.below(most - least + 1);
  const bytes = (count: number): Buffer => Buffer.from(source.bytes(count));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('there are no items');
    return items[source.below(items.length)] as Item;
  };
  return {
    fraction,
    integer,
    bytes,
    pick,
    chance: probability => fraction() < probability,
    waiting: mean => -mean * Math.log(1 - fraction()),
    digits: count => Array.from({ length: count }, () => integer(0, 9)).join(''),
    uuid: at => uuidV7(at.getTime(), bytes(10)),
    weighted(items) {
      let left = fraction() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[1];
    },
    shuffled(items) {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index--) {
        const other = integer(0, index);
        const kept = result[index] as (typeof result)[number];
        result[index] = result[other] as (typeof result)[number];
        result[other] = kept;
      }
      return result;
    },
  };
}
