import type { RoomPosition } from '@gangway/shared/contract/base/vocabulary.ts';
import { expect, test } from 'vitest';
import { floorsOf, roomsOfPart } from './deck-layout.ts';

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
