import { currency, setCurrency } from '@gangway/shared/domain/money/currency.ts';
import { currencyOf } from '@gangway/shared/domain/money/currency-of.ts';
import { afterEach, expect, test } from 'vitest';
import { notesAbove } from './notes.ts';

const home = currency();
afterEach(() => setCurrency(home));

test.each([
  [8_600, [9_000, 10_000]],
  [48_650, [49_000, 50_000]],
  [5_000, [6_000, 10_000]],
  [10_000, []],
  [41_200, [42_000, 45_000, 50_000]],
  [1_000_100, [1_010_000, 1_020_000, 1_050_000]],
])('%i sen', (sen, sums) => expect(notesAbove(sen)).toEqual(sums));

test('yen are paid with notes of a thousand and more', () => {
  setCurrency(currencyOf('JPY'));
  expect(notesAbove(8_600)).toEqual([9_000, 10_000]);
  expect(notesAbove(12_340)).toEqual([13_000, 14_000, 15_000]);
});

test('an amount of millions of rupiah is not paid with notes of ten', () => {
  setCurrency(currencyOf('IDR'));
  expect(notesAbove(85_250_000)).toEqual([86_000_000, 90_000_000]);
});
