import { expect, test } from 'vitest';
import { cashOf, cashRoundingOf } from './cash-rounding.ts';

test.each([
  [1230, 1230],
  [1231, 1230],
  [1232, 1230],
  [1233, 1235],
  [1234, 1235],
  [1235, 1235],
  [1236, 1235],
  [1237, 1235],
  [1238, 1240],
  [1239, 1240],
  [6637, 6635],
  [0, 0],
  [2, 0],
  [3, 5],
])('%i sen are %i in cash', (sen, cash) => {
  expect(cashOf(sen)).toBe(cash);
  expect(cashRoundingOf(sen)).toBe(cash - sen);
});

test.each([-1, 0.5, Number.NaN])('%s is not an amount in cash', sen => {
  expect(() => cashOf(sen)).toThrow(RangeError);
});
