import { expect, test } from 'vitest';
import {
  type FurtherValues,
  isPaid,
  noPayment,
  type PaymentValues,
  paymentForm,
  takingOf,
} from './payment-values.ts';

const typed: PaymentValues = {
  provider: 'terminal',
  tenderedSen: 50_000,
  entries: { reference: 'A1-0042', cardEnding: '4242' },
  confirmedSen: 24_000,
  further: [],
};

test('does not send what was typed for another provider', () => {
  expect(takingOf(typed)).toEqual({
    provider: 'terminal',
    tenderedSen: null,
    entries: { reference: 'A1-0042', cardEnding: '4242' },
    further: [],
  });
  expect(takingOf({ ...typed, provider: 'counter' })).toEqual({
    provider: 'counter',
    tenderedSen: 50_000,
    entries: {},
    further: [],
  });
});

test('charges the rest of a split payment to the provider, and counts out cash for a part exactly', () => {
  const further: FurtherValues[] = [
    { provider: 'counter', amountSen: 10_000, entries: { reference: '', cardEnding: '' } },
  ];
  const split = { ...typed, further, confirmedSen: 14_000 };
  expect(takingOf(split).further).toEqual([
    { provider: 'counter', amountSen: 10_000, tenderedSen: 10_000, entries: {} },
  ]);
  expect([isPaid(split, 24_000), isPaid({ ...split, confirmedSen: 24_000 }, 24_000)]).toEqual([true, false]);
  expect(isPaid({ ...split, confirmedSen: 0 }, 10_000)).toBe(false);
  const unfinished = { ...split, further: further.map(way => ({ ...way, amountSen: null })) };
  expect(isPaid({ ...unfinished, confirmedSen: 24_000 }, 24_000)).toBe(false);
});

test('accepts cash that covers the price, and a terminal when this amount was confirmed', () => {
  const cash = { ...typed, provider: 'counter' as const };
  expect([isPaid(cash, 50_000), isPaid(cash, 50_002), isPaid(cash, 50_003)]).toEqual([true, true, false]);
  expect([isPaid(typed, 24_000), isPaid(typed, 23_000)]).toEqual([true, false]);
  expect(isPaid(noPayment(), 1)).toBe(false);
});

test('marks at its field what the API would refuse, before sending', () => {
  const wrong = { ...typed, entries: { reference: 'A1', cardEnding: '' } };
  expect(paymentForm.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'entries.reference',
    'entries.cardEnding',
  ]);
  expect(paymentForm.safeParse(typed).success).toBe(true);
});
