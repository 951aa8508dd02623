import { expect, test } from 'vitest';
import { isNothingDue } from './nothing-due.ts';

test('nothing is due at exactly 0 sen', () => {
  expect([0, 1, 20_000].map(isNothingDue)).toEqual([true, false, false]);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%s is not an amount to be paid', sen => {
  expect(() => isNothingDue(sen)).toThrow(RangeError);
});
