import type { RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { expect, test } from 'vitest';
import { cabinsFor, gainsOf } from './cabin-gains.ts';

const type = (priceSen: number, changes: Partial<RoomTypeOffer> = {}) =>
  ({
    priceSen,
    hasWindow: false,
    maxOccupancy: 2,
    amenities: ['tv'],
    roomsLeft: 3,
    ...changes,
  }) as RoomTypeOffer;

test('a type is compared with the next cheaper one that is left (R397)', () => {
  const inside = type(10_000);
  const gone = type(12_000, { hasWindow: true, roomsLeft: 0 });
  const outside = type(14_000, { hasWindow: true, amenities: ['tv', 'toilet'] });
  const suite = type(30_000, { hasWindow: true, maxOccupancy: 4, amenities: ['tv', 'toilet', 'minibar'] });
  const types = [suite, inside, gone, outside];
  expect(gainsOf(inside, types)).toBeNull();
  expect(gainsOf(outside, types)).toEqual({
    extraSen: 4000,
    hasWindow: true,
    sleeps: null,
    amenities: ['toilet'],
  });
  expect(gainsOf(suite, types)).toEqual({
    extraSen: 16_000,
    hasWindow: false,
    sleeps: 4,
    amenities: ['minibar'],
  });
});

test('a dearer type without anything more gains nothing', () => {
  expect(gainsOf(type(11_000), [type(10_000), type(11_000)])).toBeNull();
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [9, 5],
])('%i people need %i cabins for two', (party, cabins) => {
  expect(cabinsFor(party, { maxOccupancy: 2 })).toBe(cabins);
});
