import { describe, expect, test } from 'vitest';
import type { RoomPosition } from '../../contract/base/vocabulary.ts';
import { floorsOf, roomsOfPart, whereaboutsOf } from './deck-layout.ts';

const room = (number: string, position: RoomPosition) => ({ number, position, floor: Number(number[0]) });
const numbers = (rooms: { number: string }[]) => rooms.map(({ number }) => number);

test('orders decks from the highest down', () => {
  expect(floorsOf([room('501', 'bow'), room('701', 'bow'), room('502', 'port')])).toEqual([7, 5]);
});

test('draws the bow on the right, so that the lowest room number of a side comes last', () => {
  const rooms = ['504', '506', '510', '508'].map(number => room(number, 'port'));
  expect(numbers(roomsOfPart([...rooms, room('505', 'starboard')], 'port'))).toEqual([
    '510',
    '508',
    '506',
    '504',
  ]);
});

test('sorts room numbers as numbers', () => {
  const rooms = ['599', '5100', '598'].map(number => room(number, 'starboard'));
  expect(numbers(roomsOfPart(rooms, 'starboard'))).toEqual(['5100', '599', '598']);
});

test('stacks rooms at the bow', () => {
  const rooms = ['503', '501', '502'].map(number => room(number, 'bow'));
  expect(numbers(roomsOfPart(rooms, 'bow'))).toEqual(['501', '502', '503']);
});

describe('whereabouts', () => {
  const side = ['504', '506', '508', '510', '512', '514'].map(number => room(number, 'port'));
  const others = [room('501', 'bow'), room('503', 'bow'), room('507', 'midship'), room('604', 'port')];
  const of = (number: string) => {
    const found = [...side, ...others].find(each => each.number === number);
    return found && whereaboutsOf(found, [...side, ...others]);
  };

  test.each([
    ['504', 'bow', ['506']],
    ['508', 'middle', ['510', '506']],
    ['514', 'stern', ['512']],
  ])('of cabin %s along a side: near the %s', (number, near, neighbors) => {
    expect(of(number)).toEqual({ near, neighbors });
  });

  test('across the bow and amidships the position says it', () => {
    expect(of('501')).toEqual({ near: null, neighbors: ['503'] });
    expect(of('507')).toEqual({ near: null, neighbors: [] });
  });

  test('too few cabins along a side have no thirds', () => {
    expect(of('604')).toEqual({ near: null, neighbors: [] });
  });
});
