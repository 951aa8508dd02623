import { expect, test } from 'vitest';
import { addressOf } from './page-answers.ts';

test('a call has one address, in any order of its query', () => {
  expect(addressOf('/sailings', { sort: 'date', party: 1 })).toBe('/sailings?party=1&sort=date');
  expect(addressOf('/sailings', { party: 1, sort: 'date' })).toBe('/sailings?party=1&sort=date');
});

test('empty values are left out', () => {
  expect(addressOf('/sailings', { ship: '', from: undefined, to: null })).toBe('/sailings');
  expect(addressOf('/ports')).toBe('/ports');
  expect(addressOf('/orders', { page: 0, cabin: false })).toBe('/orders?cabin=false&page=0');
});

test('input cannot inject another parameter', () => {
  expect(addressOf('/sailings', { ship: 'a&b=c #?é' })).toBe('/sailings?ship=a%26b%3Dc%20%23%3F%C3%A9');
});
