import { describe, expect, it, test } from 'vitest';
import { matchingTicketSerials, normalizeOrderNumber, orderNumber, ticketSerial } from './order-number.ts';

const random = Uint8Array.of(0x23, 0xcf, 0x39, 0x8a, 0x95);

test.each([
  ['SC', random, 'SC4F7KK2MN'],
  ['SC', new Uint8Array(5), 'SC00000000'],
  ['LO', Uint8Array.of(255, 255, 255, 255, 255), 'LOZZZZZZZZ'],
])('prefix %s and bytes %j', (prefix, bytes, number) => {
  expect(orderNumber(prefix, bytes)).toBe(number);
});

it('takes exactly five bytes', () => {
  expect(() => orderNumber('SC', new Uint8Array(4))).toThrow(RangeError);
});

describe('typed input', () => {
  test.each([
    ['SC4F7KK2MN', 'SC4F7KK2MN'],
    ['sc4f7kk2mn', 'SC4F7KK2MN'],
    [' SC-4F7K K2MN ', 'SC4F7KK2MN'],
    ['4f7kk2mn', 'SC4F7KK2MN'],
    ['SCOOOOIIII', 'SC00001111'],
    ['SCSCSCSC', 'SCSCSCSCSC'],
    ['AB4F7KK2MN', null],
    ['SC4F7KK2M', null],
    ['SC4F7KK2MNN', null],
    ['SC4F7KK2MU', null],
    ['SC4F7KK2MN-1', null],
    ['', null],
    ['SC', null],
  ])('%j is %s', (typed, number) => {
    expect(normalizeOrderNumber(typed, 'SC')).toBe(number);
  });

  test.each(['LOZZZZZZZZ', 'l0zzzzzzzz', '10ZZZZZZZZ'])(
    'a prefix is read as tolerantly as the rest: %s',
    typed => {
      expect(normalizeOrderNumber(typed, 'LO')).toBe('LOZZZZZZZZ');
    },
  );
});

it('numbers tickets from 1', () => {
  expect(ticketSerial('SC4F7KK2MN', 2)).toBe('SC4F7KK2MN-2');
  expect(() => ticketSerial('SC4F7KK2MN', 0)).toThrow(RangeError);
});

test.each([
  ['SC4F7KK2MN-1', ['SC4F7KK2MN-1', 'SC4F7KK2MN-1']],
  ['4f7kk2mn 2', ['4F7KK2MN 2', 'SC4F7KK2MN-2']],
  ['sc4f-7kk2-mn-12', ['SC4F-7KK2-MN-12', 'SC4F7KK2MN-12']],
  ['no serial', ['NO SERIAL']],
])('%j matches %j', (typed, serials) => {
  expect(matchingTicketSerials(typed, 'SC')).toEqual(serials);
});
