import { expect, test } from 'vitest';
import { isPaid, noPayment, type PaymentValues, paymentForm, takingOf } from './payment-values.ts';

const typed: PaymentValues = {
  provider: 'terminal',
  tenderedSen: 50_000,
  entries: { reference: 'A1-0042', cardEnding: '4242' },
  confirmedSen: 24_000,
};

test('what was typed for another way to pay is not sent', () => {
  expect(takingOf(typed)).toEqual({
    provider: 'terminal',
    tenderedSen: null,
    entries: { reference: 'A1-0042', cardEnding: '4242' },
  });
  expect(takingOf({ ...typed, provider: 'counter' })).toEqual({
    provider: 'counter',
    tenderedSen: 50_000,
    entries: {},
  });
});

test('cash is enough when it covers the price; a terminal when this very amount was confirmed', () => {
  const cash = { ...typed, provider: 'counter' as const };
  expect([isPaid(cash, 50_000), isPaid(cash, 50_001)]).toEqual([true, false]);
  expect([isPaid(typed, 24_000), isPaid(typed, 23_000)]).toEqual([true, false]);
  expect(isPaid(noPayment(), 1)).toBe(false);
});

test('what the API would refuse is marked at its field before anything is sent', () => {
  const wrong = { ...typed, entries: { reference: 'A1', cardEnding: '' } };
  expect(paymentForm.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'entries.reference',
    'entries.cardEnding',
  ]);
  expect(paymentForm.safeParse(typed).success).toBe(true);
});
