import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { expect, test } from 'vitest';
import { createPaymentKeys } from './payment-keys.ts';

test('without an order that ended, with another method or another amount, it is another payment', () => {
  const keys = createPaymentKeys();
  const both = keys.of(['A', 'B'], 'sandbox', 200);
  expect(keys.of(['A'], 'sandbox', 100)).not.toBe(both);
  expect(keys.of(['A', 'B'], 'balance', 200)).not.toBe(both);
  expect(keys.of(['A', 'B'], 'sandbox', 150)).not.toBe(both);
});

test('only a payment that got no answer keeps its key', () => {
  const keys = createPaymentKeys();
  const first = keys.of(['A', 'B'], 'sandbox', 200);
  keys.failed(new ApiError('no answer', 'network'));
  expect(keys.of(['A', 'B'], 'sandbox', 200)).toBe(first);
  keys.failed(new ApiError('refused', 'order-not-unpaid'));
  expect(keys.of(['A', 'B'], 'sandbox', 200)).not.toBe(first);
});
