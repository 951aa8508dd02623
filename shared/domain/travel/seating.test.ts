import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatNumber } from './seat-names.ts';
import { createSeatPlan } from './seating.ts';

/** A plan with taken seats. */
function planWith(places: number, taken: readonly string[]) {
  const plan = createSeatPlan(places);
  plan.take(taken);
  return plan;
}

const nameOf = (number: number) => `${Math.floor(number / 6) + 1}${'ABCDEF'[number % 6]}`;

test('seats are numbered row by row', () => {
  expect(['1A', '1F', '2A', '100F'].map(seatNumber)).toEqual([0, 5, 6, 599]);
});

describe('a party sits together', () => {
  const seatAll = (sizes: number[], places = 36, taken: string[] = []) => {
    const plan = planWith(places, taken);
    return sizes.map(size => plan.seat(size).join(' '));
  };

  test('in one row; a later party takes what is left of a row', () => {
    expect(seatAll([4, 4, 2, 2])).toEqual(['1A 1B 1C 1D', '2A 2B 2C 2D', '1E 1F', '2E 2F']);
  });

  test('in the tightest gap', () => {
    expect(seatAll([2, 1], 36, ['1A', '1E', '1F', '2C'])).toEqual(['2A 2B', '1B']);
  });

  test('in one row with others between them, if there is no gap', () => {
    expect(seatAll([3], 12, ['1B', '1D', '2A', '2C', '2E'])).toEqual(['1C 1E 1F']);
  });

  test('in successive rows, if it is larger than a row', () => {
    expect(seatAll([8], 36, ['1A', '2A', '4A'])).toEqual(['2B 2C 2D 2E 2F 3A 3B 3C']);
  });

  test('a later passenger gets a seat close to the party', () => {
    const plan = planWith(36, ['1A', '1B', '1C', '2A', '2B', '2C']);
    expect(plan.seat(1, ['2A', '2B'])).toEqual(['2D']);
    expect(plan.seat(1, ['2A', '2B', '2D'])).toEqual(['2E']);
  });

  test('passengers who chose no seat sit close to those who did', () => {
    const plan = planWith(36, ['3C', '3E']);
    plan.take(['3D']);
    expect(plan.seatOthers([null, '3D', null])).toEqual(['3A', '3D', '3B']);
    expect(plan.seatOthers(['3D'])).toEqual(['3D']);
  });

  test('of a party, those for whom no seat is left get none', () => {
    const plan = planWith(2, ['1A', '1B']);
    expect(plan.seatOthers(['1B', null])).toEqual(['1B', '']);
  });

  test('seats that are given back are taken again', () => {
    const plan = createSeatPlan(12);
    plan.free(plan.seat(3));
    expect(plan.seat(2)).toEqual(['1A', '1B']);
  });

  test('the first seats can be taken by their number', () => {
    const plan = createSeatPlan(12);
    plan.takeFirst(7);
    expect(plan.seat(2)).toEqual(['2B', '2C']);
  });

  test('a short last row has only its seats', () => {
    expect(seatAll([6, 4, 2], 10)).toEqual(['1A 1B 1C 1D 1E 1F', '2A 2B 2C 2D', '']);
  });

  test('seats that the ship does not have do not count', () => {
    expect(seatAll([2], 2, ['9A', ''])).toEqual(['1A 1B']);
  });
});

/** A partly taken ship and the size of a party that it has room for. */
const ships = fc
  .record({
    places: fc.integer({ min: 1, max: 60 }),
    picks: fc.array(fc.nat(), { maxLength: 60 }),
    wanted: fc.integer({ min: 1, max: 14 }),
  })
  .map(({ places, picks, wanted }) => {
    const taken = new Set(picks.map(pick => pick % places));
    return { places, taken, wanted };
  })
  .filter(({ places, taken, wanted }) => places - taken.size >= wanted);

const spreadOf = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const rowsOf = (numbers: readonly number[]) =>
  Math.floor(Math.max(...numbers) / 6) - Math.floor(Math.min(...numbers) / 6) + 1;

test('on any ship each party gets free seats of its own, in as few rows and as close as possible', () => {
  fc.assert(
    fc.property(ships, ({ places, taken, wanted }) => {
      const free = Array.from({ length: places }, (_, number) => number).filter(number => !taken.has(number));
      const seats = planWith(places, [...taken].map(nameOf))
        .seat(wanted)
        .map(seatNumber);
      expect(new Set(seats).size).toBe(wanted);
      for (const seat of seats) expect(free).toContain(seat);
      // From any first seat, the next free ones are the closest.
      const runs = free.slice(wanted - 1).map((_, index) => free.slice(index, index + wanted));
      const fewest = Math.min(...runs.map(rowsOf));
      expect(rowsOf(seats)).toBe(fewest);
      const closest = runs.filter(run => rowsOf(run) === fewest).map(spreadOf);
      expect(spreadOf(seats)).toBe(Math.min(...closest));
    }),
    { numRuns: 2_000 },
  );
});

test('parties that fill a ship leave no seat out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }), sizes => {
      const places = sizes.reduce((sum, size) => sum + size, 0);
      const plan = createSeatPlan(places);
      const seats = sizes.flatMap(size => plan.seat(size));
      expect(new Set(seats).size).toBe(places);
      expect(plan.seat(1)).toEqual([]);
    }),
  );
});
