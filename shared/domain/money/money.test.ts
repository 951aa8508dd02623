import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { currencyCodes } from '../../contract/base/currencies.ts';
import { languages } from '../../contract/base/languages.ts';
import { setCurrency } from './currency.ts';
import { currencyOf } from './currency-of.ts';
import {
  amountOf,
  formatAmount,
  formatMoney,
  parseMoney,
  percentOfSen,
  plainAmount,
  sumSen,
} from './money.ts';

describe('formatMoney', () => {
  test.each([
    [0, 'RM 0.00'],
    [5, 'RM 0.05'],
    [48600, 'RM 486.00'],
    [123450, 'RM 1,234.50'],
    [123456789012, 'RM 1,234,567,890.12'],
    [-12000, '-RM 120.00'],
    [Number.MAX_SAFE_INTEGER, 'RM 90,071,992,547,409.91'],
  ])('%d sen reads %s in every language', (sen, text) => {
    for (const locale of languages) expect(formatMoney(sen, locale)).toBe(text);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount', sen => {
    expect(() => formatMoney(sen, 'en')).toThrow(RangeError);
  });
});

describe('parseMoney', () => {
  test.each([
    ['486.00', 48600],
    ['486', 48600],
    ['486.5', 48650],
    ['0.05', 5],
    ['1,234.50', 123450],
    ['RM 1,234.50', 123450],
    ['rm486', 48600],
    ['  20 ', 2000],
    ['４８６．００', 48600],
    ['', null],
    ['RM', null],
    ['.50', null],
    ['4.567', null],
    ['12,34.00', null],
    ['1,2345', null],
    ['-5', null],
    ['1e3', null],
    ['0x10', null],
    ['99999999999999999', null],
  ])('%j is %s', (text, sen) => {
    expect(parseMoney(text)).toBe(sen);
  });

  it('reads back what formatMoney writes', () => {
    for (const sen of [0, 1, 99, 100, 48600, 123450, 99999999]) {
      expect(parseMoney(formatMoney(sen, 'ko'))).toBe(sen);
    }
  });
});

describe('in another currency (R480)', () => {
  afterEach(() => setCurrency(currencyOf('MYR')));

  test.each([
    ['EUR', 123450, '€ 1,234.50', '1,234.50', '1234.50', 1234.5],
    ['EUR', -5, '-€ 0.05', '-0.05', '-0.05', -0.05],
    ['SEK', 123450, 'SEK 1,234.50', '1,234.50', '1234.50', 1234.5],
    ['JPY', 123450, '¥ 123,450', '123,450', '123450', 123450],
    ['KWD', 123450, 'KWD 123.450', '123.450', '123.450', 123.45],
  ] as const)('%s %d', (code, sen, money, amount, plain, value) => {
    setCurrency(currencyOf(code));
    for (const language of languages) expect(formatMoney(sen, language)).toBe(money);
    expect([formatAmount(sen, 'en'), plainAmount(sen), amountOf(sen)]).toEqual([amount, plain, value]);
  });

  test.each([
    ['EUR', '€ 12.5', 1250],
    ['EUR', '€12.50', 1250],
    ['EUR', 'eur 12.50', 1250],
    ['EUR', 'RM 12.50', null],
    ['JPY', '1,250', 1250],
    ['JPY', '1250.0', null],
    ['KWD', '1.125', 1125],
    ['KWD', '1.1255', null],
  ] as const)('in %s, %j is %s', (code, text, sen) => {
    setCurrency(currencyOf(code));
    expect(parseMoney(text)).toBe(sen);
  });

  it('every currency reads back what it writes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), fc.nat(10_000_000_000), (code, sen) => {
        setCurrency(currencyOf(code));
        expect(parseMoney(formatMoney(sen, 'en'))).toBe(sen);
      }),
    );
  });
});

describe('percentOfSen', () => {
  test.each([
    [48600, 0, 0],
    [48600, 25, 12150],
    [48600, 100, 48600],
    [1, 50, 1],
    [3, 50, 2],
    [101, 25, 25],
    [102, 25, 26],
    [99, 33, 33],
    [-3, 50, -1],
  ])('of %d sen, %d %% is %d', (sen, percent, part) => {
    expect(percentOfSen(sen, percent)).toBe(part);
  });

  test.each([-1, 101, 12.5, Number.NaN])('%d is not a percentage', percent => {
    expect(() => percentOfSen(100, percent)).toThrow(RangeError);
  });
});

describe('sumSen', () => {
  it('adds', () => {
    expect(sumSen([])).toBe(0);
    expect(sumSen([48600, -12000, 5])).toBe(36605);
  });

  it('refuses fractions, and sums too large to be exact', () => {
    expect(() => sumSen([1, 0.1])).toThrow(RangeError);
    expect(() => sumSen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});
