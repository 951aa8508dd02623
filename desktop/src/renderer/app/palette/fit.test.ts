import { expect, test } from 'vitest';
import { fit } from './fit.ts';

const orders = ['Order records', '/ship/shipOrder'];
const checkIns = ['Check-in records', '/ship/roomRecord'];

test('every typed word must match', () => {
  expect(fit('order', orders)).toBeGreaterThan(0);
  expect(fit('orders', orders)).toBeGreaterThan(0);
  expect(fit('order check', orders)).toBe(0);
  expect(fit('order', checkIns)).toBe(0);
});

test('prefix matches come before matches inside a word', () => {
  expect(fit('rec', ['Records', ''])).toBeGreaterThan(fit('rec', orders));
  expect(fit('rec', orders)).toBeGreaterThan(fit('cord', orders));
});

test('Chinese text matches anywhere, as it has no spaces', () => {
  expect(fit('记录', ['订单记录'])).toBeGreaterThan(0);
});
