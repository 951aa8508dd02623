import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentJourney, storePaymentJourney } from './payment-journey.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const started = (id: string) =>
  ({
    payment: { id, amountSen: 48_600, orders: [{ number: `SC${id}` }] },
    gatewayUrl: `/sandbox/pay/${id}`,
  }) as StartedPayment;

test('the gateway address of the last five open payments is stored', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) storePaymentJourney(started(id));
  expect(paymentJourney('a')).toBeNull();
  expect(paymentJourney('b')).toEqual({
    gatewayUrl: '/sandbox/pay/b',
    amountSen: 48_600,
    orderNumber: 'SCb',
  });
  expect(paymentJourney('f')?.orderNumber).toBe('SCf');
  expect(kept.size).toBe(1);
});

test('the result of the checkout is stored with its payment', () => {
  storePaymentJourney(started('a'), { success: 2, total: 3 });
  expect(paymentJourney('a')?.checkout).toEqual({ success: 2, total: 3 });
});

test('a restarted payment becomes the newest', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) storePaymentJourney(started(id));
  expect(paymentJourney('a')).not.toBeNull();
  expect(paymentJourney('b')).toBeNull();
});
