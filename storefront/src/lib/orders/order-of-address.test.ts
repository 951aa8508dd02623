import { expect, test } from 'vitest';
import { orderOfAddress } from './order-of-address.ts';

test.each([
  ['?order=GW-1', '#key=secret', { number: 'GW-1', key: 'secret' }],
  ['?order=GW-1&key=earlier', '', { number: 'GW-1', key: 'earlier' }],
  ['order=GW-1', '', { number: 'GW-1', key: null }],
  ['', '', { number: null, key: null }],
])('the order of %s%s', (search, hash, expected) => {
  expect(orderOfAddress({ search, hash })).toEqual(expected);
});
