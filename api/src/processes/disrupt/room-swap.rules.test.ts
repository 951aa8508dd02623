import { describe, expect, it } from 'vitest';
import { type SwapRoom, swapRooms } from './room-swap.rules.ts';

const [INSIDE, OCEAN, SUITE] = [
  { roomTypeId: 1, priceSen: 100, maxOccupancy: 2 },
  { roomTypeId: 2, priceSen: 200, maxOccupancy: 4 },
  { roomTypeId: 3, priceSen: 300, maxOccupancy: 2 },
];
let rooms = 0;
const room = (type: typeof INSIDE, number: string, floor = 5): SwapRoom => ({
  ...(type as NonNullable<typeof INSIDE>),
  roomId: ++rooms,
  number,
  floor,
});
const numbers = (held: SwapRoom[], free: SwapRoom[]) =>
  [
    ...swapRooms(
      held.map(one => ({ ...one, key: one.number })),
      free,
    ).values(),
  ].map(given => given?.number ?? null);

describe('rooms on another ship', () => {
  it('are of the same type, on the deck that is nearest', () => {
    expect(
      numbers([room(OCEAN, '501')], [room(OCEAN, 'A', 9), room(OCEAN, 'B', 6), room(SUITE, 'C')]),
    ).toEqual(['B']);
  });
  it('are of the cheapest better type where that runs out', () => {
    expect(numbers([room(INSIDE, '1')], [room(SUITE, 'A'), room(OCEAN, 'B')])).toEqual(['B']);
  });
  it('are never of a lesser type, nor one that sleeps fewer', () => {
    expect(numbers([room(OCEAN, '1')], [room(INSIDE, 'A'), room(SUITE, 'B')])).toEqual([null]);
  });
  it('are given to as many as possible', () => {
    const held = [room(INSIDE, '1'), room(OCEAN, '2')];
    const bigSuite = { ...room(SUITE, 'B'), roomTypeId: 4, priceSen: 250, maxOccupancy: 4 };
    expect(numbers(held, [bigSuite, { ...room(SUITE, 'A'), priceSen: 260 }])).toEqual(['A', 'B']);
  });
  it('leave rooms to those who had that type', () => {
    expect(numbers([room(INSIDE, '1'), room(OCEAN, '2')], [room(OCEAN, 'A')])).toEqual([null, 'A']);
  });
});
