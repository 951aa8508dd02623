import { expect, test } from 'vitest';
import { chooseSeat, seatAfterKey } from './choose-seat.ts';

test('each passenger gets a seat in turn', () => {
  const first = chooseSeat({ seats: ['', '', ''], active: 0 }, '3C');
  expect(first).toEqual({ seats: ['3C', '', ''], active: 1 });
  expect(chooseSeat(first, '3D')).toEqual({ seats: ['3C', '3D', ''], active: 2 });
  expect(chooseSeat({ seats: ['', '3D', ''], active: 2 }, '3E')).toEqual({
    seats: ['', '3D', '3E'],
    active: 0,
  });
});

test('once all have one, another seat replaces that of the active passenger', () => {
  expect(chooseSeat({ seats: ['3C', '3D'], active: 1 }, '4A')).toEqual({ seats: ['3C', '4A'], active: 1 });
});

test('a seat of the party is given up', () => {
  expect(chooseSeat({ seats: ['3C', '3D'], active: 1 }, '3C')).toEqual({ seats: ['', '3D'], active: 0 });
});

test.each([
  ['ArrowLeft', 7, 6],
  ['ArrowLeft', 6, 6],
  ['ArrowRight', 7, 8],
  ['ArrowRight', 11, 11],
  ['ArrowRight', 13, 13],
  ['ArrowUp', 7, 1],
  ['ArrowUp', 1, 1],
  ['ArrowDown', 7, 13],
  ['ArrowDown', 8, 8],
  ['Home', 9, 6],
  ['End', 7, 11],
  ['End', 12, 13],
  ['a', 7, undefined],
])('of 14 seats, %s leads from seat %i to %s', (key, from, to) => {
  expect(seatAfterKey(key, from, 14)).toBe(to);
});
