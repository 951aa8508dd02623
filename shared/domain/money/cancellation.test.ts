import { describe, expect, it, test } from 'vitest';
import { settingSchemas } from '../../contract/settings.ts';
import { addDays } from '../time/local-date.ts';
import { chargePercent, isAmendmentCancellation, ladderAhead, ladderWithDates } from './cancellation.ts';
import { percentOfSen, sumSen } from './money.ts';

const ladder = settingSchemas.cancellationLadder.parse(undefined);
const sailingDate = '2026-12-12';
const daysBefore = (days: number) => addDays(sailingDate, -days);
const ordinary = { nonRefundable: false, peak: false };
const toCome = { date: sailingDate, hasLeft: false };

const defaultTiers = [
  [365, 0],
  [91, 0],
  [90, 0],
  [89, 25],
  [46, 25],
  [45, 50],
  [30, 50],
  [29, 75],
  [15, 75],
  [14, 100],
  [0, 100],
  [-1, 100],
] as const;

describe('chargePercent', () => {
  test.each(defaultTiers)('%d days before it is %d %%', (days, percent) => {
    expect(chargePercent(ladder, toCome, daysBefore(days), ordinary)).toBe(percent);
  });

  test.each([
    { nonRefundable: true, peak: false },
    { nonRefundable: false, peak: true },
    { nonRefundable: true, peak: true },
  ])('charges everything at any time on %j', terms => {
    expect(chargePercent(ladder, toCome, daysBefore(300), terms)).toBe(100);
  });

  it('charges a no-show in full from departure on, even if canceling before is free', () => {
    const generous = [{ minDaysBefore: 0, chargePercent: 0 }];
    const on = (today: string, hasLeft: boolean) =>
      chargePercent(generous, { date: sailingDate, hasLeft }, today, ordinary);
    expect(on(sailingDate, false)).toBe(0);
    expect(on(sailingDate, true)).toBe(100);
    expect(on(daysBefore(-1), false), 'a ship that is delayed past midnight').toBe(0);
    expect(on(daysBefore(-1), true)).toBe(100);
  });
});

test('ladderAhead starts with the step of today, up to its last day', () => {
  const steps = ladderWithDates(ladder, sailingDate, [10000], ordinary);
  const ahead = (today: string) => ladderAhead(steps, today).map(({ chargePercent }) => chargePercent);
  expect(ahead('2026-09-13')).toEqual([0, 25, 50, 75, 100]);
  expect(ahead('2026-09-14')).toEqual([25, 50, 75, 100]);
  expect(ahead('2026-12-13')).toEqual([100]);
});

describe('ladderWithDates', () => {
  it('returns dates and amounts of every step', () => {
    expect(ladderWithDates(ladder, sailingDate, [30000, 18000], ordinary)).toEqual([
      { from: null, until: '2026-09-13', noShow: false, chargePercent: 0, chargeSen: 0, refundSen: 48000 },
      {
        from: '2026-09-14',
        until: '2026-10-27',
        noShow: false,
        chargePercent: 25,
        chargeSen: 12000,
        refundSen: 36000,
      },
      {
        from: '2026-10-28',
        until: '2026-11-12',
        noShow: false,
        chargePercent: 50,
        chargeSen: 24000,
        refundSen: 24000,
      },
      {
        from: '2026-11-13',
        until: '2026-11-27',
        noShow: false,
        chargePercent: 75,
        chargeSen: 36000,
        refundSen: 12000,
      },
      { from: '2026-11-28', until: null, noShow: false, chargePercent: 100, chargeSen: 48000, refundSen: 0 },
    ]);
  });

  it('adds the no-show step if the last tier is cheaper', () => {
    const half = [{ minDaysBefore: 0, chargePercent: 50 }];
    expect(ladderWithDates(half, sailingDate, [10000], ordinary)).toEqual([
      { from: null, until: '2026-12-12', noShow: false, chargePercent: 50, chargeSen: 5000, refundSen: 5000 },
      { from: '2026-12-13', until: null, noShow: true, chargePercent: 100, chargeSen: 10000, refundSen: 0 },
    ]);
  });

  it('merges tiers with the same charge', () => {
    const same = [
      { minDaysBefore: 60, chargePercent: 20 },
      { minDaysBefore: 30, chargePercent: 20 },
      { minDaysBefore: 0, chargePercent: 100 },
    ];
    expect(
      ladderWithDates(same, sailingDate, [10000], ordinary).map(step => [step.from, step.until]),
    ).toEqual([
      [null, '2026-11-12'],
      ['2026-11-13', null],
    ]);
  });

  test.each([
    { nonRefundable: true, peak: false },
    { nonRefundable: false, peak: true },
  ])('is one full-charge step on %j', terms => {
    expect(ladderWithDates(ladder, sailingDate, [10000], terms)).toEqual([
      { from: null, until: null, noShow: false, chargePercent: 100, chargeSen: 10000, refundSen: 0 },
    ]);
  });

  it('matches the charge of each part on every day of a year', () => {
    const prices = [48601, 9999, 1, 33];
    const steps = ladderWithDates(ladder, sailingDate, prices, ordinary);
    for (let days = 365; days >= -5; days--) {
      const today = daysBefore(days);
      const matching = steps.filter(
        ({ from, until }) => (from === null || from <= today) && (until === null || today <= until),
      );
      const percent = chargePercent(ladder, { date: sailingDate, hasLeft: days < 0 }, today, ordinary);
      const charged = sumSen(prices.map(price => percentOfSen(price, percent)));
      expect(matching.map(step => step.chargeSen)).toEqual([charged]);
    }
  });
});

test.each([
  [5, false],
  [4, true],
  [1, true],
  [0, true],
  [-1, true],
])('a change %d days before counts as a cancellation: %s', (days, counts) => {
  expect(isAmendmentCancellation({ amendmentDays: 4 }, sailingDate, daysBefore(days))).toBe(counts);
});
