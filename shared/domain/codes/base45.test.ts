import { describe, expect, it, test } from 'vitest';
import { decodeBase45, encodeBase45 } from './base45.ts';
import { seededRandom } from './seeded-random.ts';

const ascii = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

describe('the examples of RFC 9285, section 4.3 and 4.4', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
    ['', ''],
  ])('%j is %j', (plain, encoded) => {
    expect(encodeBase45(ascii(plain))).toBe(encoded);
    expect(decodeBase45(encoded)).toEqual(ascii(plain));
  });
});

test.each([
  ['the largest of three', 'FGW', [255, 255]],
  ['one more', 'GGW', null],
  ['the most that three could say', ':::', null],
  ['the largest of two', 'U5', [255]],
  ['one more', 'V5', null],
  ['one character over', 'BB8B', null],
  ['one character', 'B', null],
  ['lower case', 'bb8', null],
  ['a character outside the alphabet', 'BB_', null],
  ['a character outside the first plane', 'B😀', null],
  ['a line end', 'BB8\n', null],
])('%s: %j', (_what, text, bytes) => {
  expect(decodeBase45(text)).toEqual(bytes && Uint8Array.from(bytes));
});

it('reads back what it writes, at every length', () => {
  const random = seededRandom(9285);
  for (let length = 0; length < 300; length++) {
    const bytes = random.bytes(length);
    expect(decodeBase45(encodeBase45(bytes))).toEqual(bytes);
  }
});

it('has one encoding for each value', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const random = seededRandom(1);
  let read = 0;
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: random.below(8) }, () => alphabet.charAt(random.below(45))).join('');
    const bytes = decodeBase45(text);
    if (!bytes) continue;
    read++;
    expect(encodeBase45(bytes)).toBe(text);
  }
  expect(read).toBeGreaterThan(1000);
});

it('never ends an even number of bytes with a space, which a scanner might trim', () => {
  for (let number = 0; number <= 0xffff; number++) {
    expect(encodeBase45(Uint8Array.of(number >> 8, number & 255)).endsWith(' ')).toBe(false);
  }
});
