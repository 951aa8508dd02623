import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { expect, test } from 'vitest';
import { asExpired, isLapsed } from './lapsed-order.ts';

const holdExpiresAt = '2026-12-01T10:15:00.000Z';
const end = Date.parse(holdExpiresAt);
const order = {
  status: 'unpaid',
  holdExpiresAt,
  cancelReason: null,
  canceledAt: null,
  dueSen: 24_000,
  tickets: [{ canceledAt: null }, { canceledAt: '2026-12-01T10:05:00.000Z' }],
  cabinList: [{ canceledAt: null }],
} as OrderDetail;

test('an order is over at the very end of its hold', () => {
  expect(isLapsed(order, end - 1)).toBe(false);
  expect(isLapsed(order, end)).toBe(true);
  expect(isLapsed({ ...order, holdExpiresAt: null }, end)).toBe(false);
});

test('an order that was paid in the meantime is not over', () => {
  expect(isLapsed({ ...order, status: 'paid' }, end)).toBe(false);
});

test('an expired order costs nothing and has no valid ticket; parts that were canceled before keep their time', () => {
  expect(asExpired(order)).toEqual({
    ...order,
    status: 'canceled',
    cancelReason: 'expired',
    canceledAt: holdExpiresAt,
    holdExpiresAt: null,
    dueSen: 0,
    tickets: [{ canceledAt: holdExpiresAt }, { canceledAt: '2026-12-01T10:05:00.000Z' }],
    cabinList: [{ canceledAt: holdExpiresAt }],
  });
});
