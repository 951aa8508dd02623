import { describe, expect, test } from 'vitest';
import { settingSchemas } from '../../contract/settings.ts';
import { addDays } from '../time/local-date.ts';
import {
  type AmendedOrder,
  type AmendmentRule,
  amendmentRule,
  planOnBoardChange,
  planSailingChange,
} from './amendment.ts';

const sailingDate = '2026-12-12';
const departsAt = new Date('2026-12-12T12:00:00Z');
const tiers = settingSchemas.cancellationLadder.parse(undefined);
const order: AmendedOrder = {
  terms: { tiers, amendmentDays: 4, nonRefundable: false, peak: false },
  sailingDate,
  departsAt,
  status: 'scheduled',
  freeUntil: null,
};
const noon = (day: string) => new Date(`${day}T04:00:00Z`);
const on = (days: number, changed: Partial<AmendedOrder> = {}) => {
  const today = addDays(sailingDate, -days);
  return amendmentRule({ ...order, ...changed }, noon(today), today);
};

describe('the rule (R92, R271)', () => {
  test.each([
    [60, { kind: 'free', chargePercent: 0 }],
    [5, { kind: 'free', chargePercent: 0 }],
    [4, { kind: 'cancellation', chargePercent: 100 }],
    [0, { kind: 'cancellation', chargePercent: 100 }],
  ])('%i days before', (days, expected) => {
    expect(on(days)).toEqual({ ...expected, lastFreeDay: '2026-12-07' });
  });

  test('uses the days and the ladder of the order', () => {
    const terms = {
      tiers: [{ minDaysBefore: 0, chargePercent: 30 }],
      amendmentDays: 10,
      nonRefundable: false,
      peak: false,
    };
    expect(on(10, { terms })).toEqual({
      kind: 'cancellation',
      chargePercent: 30,
      lastFreeDay: '2026-12-01',
    });
    expect(on(11, { terms })).toMatchObject({ kind: 'free' });
    expect(on(0, { terms, status: 'departed' }), 'a no-show').toMatchObject({ chargePercent: 100 });
    expect(on(0, { terms, departsAt: noon(sailingDate) }), 'a no-show').toMatchObject({ chargePercent: 100 });
    expect(on(3, { terms: { ...terms, peak: true } })).toMatchObject({ chargePercent: 100 });
  });

  test('is free after a departure was rescheduled, until the end of free changes', () => {
    const freeUntil = noon('2026-12-11');
    expect(on(2, { freeUntil })).toEqual({ kind: 'departure-moved', lastFreeDay: null, chargePercent: 0 });
    expect(on(1, { freeUntil })).toMatchObject({ kind: 'cancellation' });
    expect(on(-1, { freeUntil: noon('2026-12-20') })).toMatchObject({ kind: 'cancellation' });
  });
});

const free: AmendmentRule = { kind: 'free', lastFreeDay: '2026-12-07', chargePercent: 0 };
const half: AmendmentRule = { kind: 'cancellation', lastFreeDay: '2026-12-07', chargePercent: 50 };

describe('another sailing', () => {
  test.each([
    [[10000, 10000, 6600], 7600, 0],
    [[10000, 5000], 0, 4000],
    [[19000], 0, 0],
  ])('with new prices %j moves the order and settles the difference', (newPrices, toPaySen, refundSen) => {
    expect(planSailingChange(free, { oldPrices: [9000, 10000], newPrices })).toEqual({
      endsOrder: false,
      countsAsCancellation: false,
      lastFreeDay: '2026-12-07',
      chargePercent: 0,
      chargeSen: 0,
      toPaySen,
      refundSen,
    });
  });

  test('charges each part and has the new order paid in full if it counts as a cancellation', () => {
    expect(planSailingChange(half, { oldPrices: [9001, 9001], newPrices: [12000] })).toEqual({
      endsOrder: true,
      countsAsCancellation: true,
      lastFreeDay: '2026-12-07',
      chargePercent: 50,
      chargeSen: 9002,
      refundSen: 9000,
      toPaySen: 12000,
    });
  });
});

describe('on board', () => {
  test.each([
    [{ oldPrices: [], newPrices: [9900] }, 0, 0, 9900, 0],
    [{ oldPrices: [20000], newPrices: [30000] }, 50, 10000, 20000, 0],
    [{ oldPrices: [20000], newPrices: [5000] }, 50, 10000, 0, 5000],
    [{ oldPrices: [20000], newPrices: [] }, 50, 10000, 0, 10000],
  ])('%j charges only the old parts', (parts, percent, chargeSen, toPaySen, refundSen) => {
    expect(planOnBoardChange(half, parts)).toEqual({
      endsOrder: false,
      countsAsCancellation: percent > 0,
      lastFreeDay: '2026-12-07',
      chargePercent: percent,
      chargeSen,
      toPaySen,
      refundSen,
    });
  });

  test('charges nothing early enough', () => {
    expect(planOnBoardChange(free, { oldPrices: [20000], newPrices: [5000] })).toMatchObject({
      countsAsCancellation: false,
      chargeSen: 0,
      refundSen: 15000,
    });
  });
});
