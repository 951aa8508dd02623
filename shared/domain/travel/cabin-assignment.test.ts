import { describe, expect, it, test } from 'vitest';
import { seededRandom } from '../codes/seeded-random.ts';
import { assignCabins, type CabinNeed, type FreeCabin } from './cabin-assignment.ts';

let nextId = 1;
const cabin = (number: string, maxOccupancy: number, priceSen: number, changes: Partial<FreeCabin> = {}) => ({
  roomId: nextId++,
  number,
  roomTypeId: maxOccupancy,
  maxOccupancy,
  floor: 5,
  priceSen,
  ...changes,
});

const numbers = (cabins: readonly FreeCabin[], need: CabinNeed) =>
  assignCabins(cabins, need)?.map(({ number }) => number) ?? null;

const twin = cabin('501', 2, 10000);
const triple = cabin('502', 3, 18000);
const family = cabin('503', 4, 30000);

test.each<[string, FreeCabin[], CabinNeed, string[] | null]>([
  ['one cabin rather than two cheaper ones', [twin, cabin('504', 2, 10000), family], { guests: 4 }, ['503']],
  ['the cheaper of those that hold the party', [twin, triple, family], { guests: 2 }, ['501']],
  ['the cheaper, even if it is larger', [twin, cabin('505', 4, 9000)], { guests: 2 }, ['505']],
  ['at one price, the one with fewer beds left over', [cabin('101', 4, 10000), twin], { guests: 2 }, ['501']],
  ['an infant counts as a guest', [cabin('501', 2, 10000), triple], { guests: 3 }, ['502']],
  [
    'at one price, the lowest number',
    [cabin('1010', 2, 10000), cabin('902', 2, 10000)],
    { guests: 2 },
    ['902'],
  ],
  ['the type that was asked for', [twin, triple], { guests: 2, roomTypeId: 3 }, ['502']],
  ['as many as were asked for', [twin, family, triple], { guests: 4, count: 2 }, ['501', '502']],
  [
    'one floor rather than lower numbers on two',
    [
      cabin('401', 2, 10000, { floor: 4 }),
      cabin('501', 2, 10000),
      cabin('601', 2, 10000, { floor: 6 }),
      cabin('602', 2, 10000, { floor: 6 }),
    ],
    { guests: 4 },
    ['601', '602'],
  ],
  [
    'neighbouring floors rather than distant ones',
    [
      cabin('301', 2, 10000, { floor: 3 }),
      cabin('601', 2, 10000, { floor: 6 }),
      cabin('701', 2, 10000, { floor: 7 }),
    ],
    { guests: 4 },
    ['601', '701'],
  ],
  [
    'a sen saved rather than one floor',
    [
      cabin('301', 2, 9999, { floor: 3 }),
      cabin('601', 2, 10000, { floor: 6 }),
      cabin('602', 2, 10000, { floor: 6 }),
    ],
    { guests: 4 },
    ['301', '601'],
  ],
  ['nothing where the party does not fit', [twin, triple], { guests: 6 }, null],
  ['nothing where the type is full', [twin, triple], { guests: 2, roomTypeId: 4 }, null],
  ['nothing where so many cabins are not free', [twin, triple], { guests: 4, count: 3 }, null],
  ['nothing where a cabin would stay empty', [twin, triple], { guests: 1, count: 2 }, null],
  ['nothing where so few cabins cannot hold it', [twin, triple], { guests: 4, count: 1 }, null],
  ['no cabin without guests', [twin], { guests: 0 }, null],
  ['nothing where nothing is free', [], { guests: 1 }, null],
])('%s', (_rule, cabins, need, expected) => {
  expect(numbers(cabins, need)).toEqual(expected);
  expect(numbers(cabins.toReversed(), need)).toEqual(expected);
});

it('returns the given cabin objects', () => {
  const drawn = { ...twin, position: 'port' as const };
  expect(assignCabins([drawn], { guests: 2 })?.[0]).toBe(drawn);
});

/** Every set of `count` cabins, for comparison with a direct implementation of the rules. */
function* subsets(cabins: readonly FreeCabin[], count: number): Generator<FreeCabin[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, first] of cabins.entries()) {
    for (const rest of subsets(cabins.slice(index + 1), count - 1)) yield [first, ...rest];
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function bestByTrial(cabins: readonly FreeCabin[], { guests, count }: CabinNeed): string[] | null {
  const sorted = cabins.toSorted((one, other) => Number(one.number) - Number(other.number));
  for (let size = count ?? 1; size <= (count ?? guests); size++) {
    const rank = (chosen: FreeCabin[]) => {
      const floors = chosen.map(({ floor }) => floor);
      return [
        sum(chosen.map(({ priceSen }) => priceSen)),
        sum(chosen.map(({ maxOccupancy }) => maxOccupancy)),
        Math.max(...floors) - Math.min(...floors),
        ...chosen.map(({ number }) => Number(number)),
      ];
    };
    const ranked = [...subsets(sorted, size)]
      .filter(chosen => sum(chosen.map(({ maxOccupancy }) => maxOccupancy)) >= guests)
      .map(chosen => ({ chosen, rank: rank(chosen) }))
      .sort((one, other) => {
        const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
        return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
      });
    if (ranked[0]) return ranked[0].chosen.map(({ number }) => number);
  }
  return null;
}

describe('compared with an exhaustive search', () => {
  const random = seededRandom(600);
  const cases = Array.from({ length: 400 }, () => {
    const cabins = Array.from({ length: 1 + random.below(9) }, (_, index) =>
      cabin(String(100 + index), 1 + random.below(4), 100 * (1 + random.below(3)), {
        floor: random.below(4),
      }),
    );
    const guests = 1 + random.below(8);
    const need: CabinNeed = { guests, count: random.below(2) ? 1 + random.below(guests) : null };
    return { cabins, need };
  });

  it('makes the same choice', () => {
    for (const { cabins, need } of cases) expect(numbers(cabins, need)).toEqual(bestByTrial(cabins, need));
  });

  it('covers solvable and unsolvable cases', () => {
    const fitting = cases.filter(({ cabins, need }) => numbers(cabins, need));
    expect(fitting.length).toBeGreaterThan(100);
    expect(fitting.length).toBeLessThan(cases.length);
  });
});
