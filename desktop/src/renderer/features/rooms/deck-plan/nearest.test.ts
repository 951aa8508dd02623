import { expect, test } from 'vitest';
import { nearest, type Spot } from './nearest.ts';

/** Two rows of three, and one room alone at the right, between them. */
const spots: Spot<string>[] = [
  ...['a1', 'a2', 'a3'].map((key, index) => ({ key, x: 100 * index, y: 0 })),
  ...['b1', 'b2', 'b3'].map((key, index) => ({ key, x: 100 * index, y: 60 })),
  { key: 'bow', x: 340, y: 30 },
];
const from = (key: string) => spots.find(spot => spot.key === key) as Spot<string>;

test.each([
  ['a1', 'ArrowRight', 'a2'],
  ['a2', 'ArrowDown', 'b2'],
  ['b2', 'ArrowUp', 'a2'],
  ['a3', 'ArrowRight', 'bow'],
  ['b3', 'ArrowRight', 'bow'],
  ['bow', 'ArrowLeft', 'a3'],
  ['a1', 'ArrowLeft', undefined],
  ['a1', 'ArrowUp', undefined],
] as const)('from %s %s leads to %s', (start, direction, end) => {
  expect(nearest(from(start), spots, direction)).toBe(end);
});
