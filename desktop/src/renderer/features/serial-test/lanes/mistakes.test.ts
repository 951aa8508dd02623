import { expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

const two = { first: 'Left', wedge: '', others: [{ lane: 'Right', path: '/dev/ttyACM1' }] };

test('requires no name for one scanner, and names and different ports for several', () => {
  expect(mistakesOf({ first: '', wedge: '', others: [] }, 'auto').size).toBe(0);
  expect(mistakesOf(two, 'auto').size).toBe(0);
  expect([...mistakesOf({ ...two, first: ' ', others: [{ lane: '', path: ' ' }] }, 'auto')]).toEqual([
    ['first', 'name'],
    ['lane-0', 'name'],
    ['path-0', 'port'],
  ]);
  expect([...mistakesOf({ ...two, first: 'Right', wedge: 'Right ' }, '/dev/ttyACM1')]).toEqual([
    ['wedge', 'sameName'],
    ['lane-0', 'sameName'],
    ['path-0', 'samePort'],
  ]);
  expect([...mistakesOf({ first: '', wedge: 'Right', others: [] }, 'auto')]).toEqual([['first', 'name']]);
});
