import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { expect, test } from 'vitest';
import { isAtCounter } from './refund-at-counter.ts';

type Refund = OrderDetail['refunds'][number];

const refund = (changes: Pick<Refund, 'status' | 'provider'>): Refund => ({
  id: '018f5a7e-0000-7000-8000-000000000001',
  amountSen: 4_000,
  roundingSen: 0,
  reason: '',
  reference: null,
  createdAt: '2026-11-21T02:00:00.000Z',
  ...changes,
});

test('what was paid at the counter is collected there, until it was given back', () => {
  expect(isAtCounter(refund({ status: 'pending', provider: 'counter' }))).toBe(true);
  expect(isAtCounter(refund({ status: 'pending', provider: 'terminal' }))).toBe(true);
  expect(isAtCounter(refund({ status: 'succeeded', provider: 'counter' }))).toBe(false);
  expect(isAtCounter(refund({ status: 'pending', provider: 'stripe' }))).toBe(false);
});
