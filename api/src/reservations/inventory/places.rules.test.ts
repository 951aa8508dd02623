import { expect, test } from 'vitest';
import { fitIn, placesOf } from './places.rules.ts';

const order = (name: string, places: number, sailingId = 1) => ({ name, places, sailingId });
const left = (places: number, closed = false) =>
  new Map([[1, { places, capacity: 10, closed, roomsSetAside: false }]]);

function outcome(
  orders: ReturnType<typeof order>[],
  ...[sailings, seated]: [ReturnType<typeof left>, string[]?]
) {
  const { fitting, refused } = fitIn(
    sailings,
    orders,
    new Set(orders.filter(({ name }) => seated?.includes(name))),
  );
  return {
    fitting: fitting.map(({ name }) => name),
    refused: [...refused].map(([{ name }, { code, params }]) => [name, code, params.count]),
  };
}

test('gives places in the sequence of the orders, and reports how many are left', () => {
  expect(outcome([order('a', 2), order('b', 2), order('c', 1), order('d', 1)], left(3))).toEqual({
    fitting: ['a', 'c'],
    refused: [
      ['b', 'sailing-sold-out', 1],
      ['d', 'sailing-sold-out', 0],
    ],
  });
});

test('lets orders with cabins keep their places', () => {
  expect(outcome([order('a', 2), order('b', 2)], left(3), ['b'])).toEqual({
    fitting: ['b'],
    refused: [['a', 'sailing-sold-out', 1]],
  });
});

test('refuses every order on a closed or an unknown sailing', () => {
  expect(outcome([order('a', 1)], left(3, true)).refused).toEqual([['a', 'sailing-closed', undefined]]);
  expect(outcome([order('a', 1, 2)], left(3)).refused).toEqual([['a', 'sailing-sold-out', 0]]);
});

test('counts the places of all orders by sailing', () => {
  expect(placesOf([order('a', 1), order('b', 2), order('c', 3, 2)])).toEqual(
    new Map([
      [1, 3],
      [2, 3],
    ]),
  );
});
