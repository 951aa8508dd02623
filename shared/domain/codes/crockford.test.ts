import { describe, expect, it, test } from 'vitest';
import {
  decodeCrockford,
  decodeCrockfordChecked,
  encodeCrockford,
  encodeCrockfordChecked,
  groupSymbols,
  normalizeCrockford,
} from './crockford.ts';
import { seededRandom } from './seeded-random.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  [bytes(), '', '0'],
  [bytes(0), '00', '000'],
  [bytes(32), '10', '10*'],
  [bytes(33), '11', '11~'],
  [bytes(34), '12', '12$'],
  [bytes(35), '13', '13='],
  [bytes(36), '14', '14U'],
  [bytes(37), '15', '150'],
  [bytes(255), '7Z', '7Z~'],
  [bytes(0, 0, 0, 0, 1), '00000001', '000000011'],
  [bytes(255, 255, 255, 255, 255), 'ZZZZZZZZ', 'ZZZZZZZZF'],
])('%j', (value, text, checked) => {
  expect(encodeCrockford(value)).toBe(text);
  expect(encodeCrockfordChecked(value)).toBe(checked);
  expect(decodeCrockford(text, value.length)).toEqual(value);
  expect(decodeCrockfordChecked(checked, value.length)).toEqual(value);
});

describe('typed input', () => {
  test.each([
    ['sc4f-7k2m', 'SC4F7K2M'],
    ['oO0 iIlL1', '00011111'],
    [' 4f7k–2m9q ', '4F7K2M9Q'],
    ['４Ｆ７Ｋ', '4F7K'],
    ['ab\tcd\r\n', 'ABCD'],
  ])('%j means %s', (typed, symbols) => {
    expect(normalizeCrockford(typed)).toBe(symbols);
  });

  test.each([
    ['too short', '7', 1],
    ['too long', '7ZZ', 1],
    ['more than the bytes hold', '80', 1],
    ['a letter that is not in the alphabet', '7U', 1],
    ['a check symbol where none belongs', '7*', 1],
    ['a character outside the first plane', '7😀', 1],
    ['nothing', '', 1],
  ])('refuses %s', (_what, text, length) => {
    expect(decodeCrockford(text, length)).toBeNull();
  });
});

describe('the check symbol', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';
  const code = encodeCrockfordChecked(seededRandom(7).bytes(8));

  it('detects every wrong symbol', () => {
    for (let at = 0; at < code.length; at++) {
      for (const symbol of alphabet) {
        const wrong = code.slice(0, at) + symbol + code.slice(at + 1);
        if (wrong !== code) expect(decodeCrockfordChecked(wrong, 8), wrong).toBeNull();
      }
    }
  });

  it('detects every transposition', () => {
    for (let first = 0; first < code.length; first++) {
      for (let second = first + 1; second < code.length; second++) {
        const symbols = [...code];
        [symbols[first], symbols[second]] = [code.charAt(second), code.charAt(first)];
        const swapped = symbols.join('');
        if (swapped !== code) expect(decodeCrockfordChecked(swapped, 8), swapped).toBeNull();
      }
    }
  });
});

it('reads back what it writes', () => {
  const random = seededRandom(45);
  for (let round = 0; round < 1000; round++) {
    const value = random.bytes(random.below(20));
    expect(decodeCrockford(encodeCrockford(value), value.length)).toEqual(value);
    expect(decodeCrockfordChecked(encodeCrockfordChecked(value).toLowerCase(), value.length)).toEqual(value);
  }
});

test.each([
  ['ABCDEFGHJKMNPQ', [5, 5, 4], 'ABCDE-FGHJK-MNPQ'],
  ['ABCDEFG', [5, 5, 4], 'ABCDE-FG'],
  ['ABCDEFG', [2], 'AB-CDEFG'],
  ['', [2], ''],
])('%j in groups of %j is %s', (symbols, sizes, grouped) => {
  expect(groupSymbols(symbols, sizes)).toBe(grouped);
});
