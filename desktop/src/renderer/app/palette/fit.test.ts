import { expect, test } from 'vitest';
import { fit } from './fit.ts';

const orders = ['Order records', '/ship/shipOrder'];
const checkIns = ['Check-in records', '/ship/roomRecord'];

test('every word that was typed must be there', () => {
  expect(fit('order', orders)).toBeGreaterThan(0);
  expect(fit('orders', orders)).toBeGreaterThan(0);
  expect(fit('order check', orders)).toBe(0);
  expect(fit('order', checkIns)).toBe(0);
});

test('what begins with it comes before what holds it', () => {
  expect(fit('rec', ['Records', ''])).toBeGreaterThan(fit('rec', orders));
  expect(fit('rec', orders)).toBeGreaterThan(fit('cord', orders));
});

test('Chinese has no spaces to begin at', () => {
  expect(fit('记录', ['订单记录'])).toBeGreaterThan(0);
});
