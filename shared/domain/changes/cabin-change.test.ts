import { describe, expect, test } from 'vitest';
import { type CabinOfSailing, planCabinMove } from './cabin-change.ts';

const free: CabinOfSailing = {
  cabinId: null,
  orderId: null,
  orderStatus: null,
  ticketIds: [],
  maxOccupancy: 2,
  status: 'available',
  priceSen: 30000,
  agreedSen: null,
};
const booked = (orderId: string, guests: number, changed: Partial<CabinOfSailing> = {}) => ({
  ...free,
  cabinId: `cabin of ${orderId}`,
  orderId,
  orderStatus: 'paid' as const,
  ticketIds: Array.from({ length: guests }, (_, index) => `${orderId} ${index}`),
  ...changed,
  agreedSen: 20000,
});
const from = booked('ours', 2);
const plan = (to: CabinOfSailing, { going = 2, swap = false, of = from } = {}) =>
  planCabinMove({ from: of, to, going, swap });

describe('a free cabin', () => {
  test('replaces the cabin of all guests at the price difference', () => {
    expect(plan(free)).toEqual({ kind: 'replace', newSen: 30000, differenceSen: 10000 });
    expect(plan({ ...free, priceSen: 15000 })).toMatchObject({ differenceSen: -5000 });
  });

  test('costs its full price if only some guests move', () => {
    expect(plan(free, { going: 1 })).toEqual({ kind: 'split', newSen: 30000, differenceSen: 30000 });
  });

  test.each([
    ['in maintenance', { status: 'maintenance' as const }, { code: 'room-in-maintenance' }],
    ['without a price', { priceSen: null }, { code: 'cabin-unknown' }],
    ['with one bed', { maxOccupancy: 1 }, { code: 'cabin-too-small', beds: 1, guests: 2 }],
    ['kept for an offer', { cabinId: 'kept' }, { code: 'cabin-taken' }],
  ])('%s is refused', (_, changed, refusal) => {
    expect(plan({ ...free, ...changed })).toEqual({ refusal });
  });
});

test('guests join others of their order if there are enough beds', () => {
  expect(plan(booked('ours', 1, { maxOccupancy: 3 }))).toEqual({
    kind: 'join',
    newSen: 20000,
    differenceSen: 0,
  });
  expect(plan(booked('ours', 1), { going: 2 })).toEqual({
    refusal: { code: 'cabin-too-small', beds: 2, guests: 3 },
  });
});

describe('another order’s cabin', () => {
  test('cannot be taken, but the guests can swap', () => {
    expect(plan(booked('theirs', 1))).toEqual({ refusal: { code: 'cabin-taken' } });
    expect(plan(booked('theirs', 1), { swap: true })).toEqual({
      kind: 'swap',
      newSen: 20000,
      differenceSen: 0,
    });
  });

  test.each([
    ['a free one', free, { code: 'cabin-taken' }],
    ['one that is not paid', booked('theirs', 1, { orderStatus: 'unpaid' }), { code: 'order-not-paid' }],
    ['one with too many guests', booked('theirs', 3), { code: 'cabin-too-small', beds: 2, guests: 3 }],
  ])('a swap with %s is refused', (_, to, refusal) => {
    expect(plan(to, { swap: true })).toEqual({ refusal });
  });
});
