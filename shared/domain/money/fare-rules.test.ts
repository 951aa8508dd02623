import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoWeekday } from '../time/local-date.ts';
import { changedFares, type FareRule, overlapOf, ruleOn } from './fare-rules.ts';

type Named = FareRule & { name: string };
const rule = (name: string, changes: Partial<FareRule> = {}): Named => ({
  name,
  session: 'daytime',
  weekdays: [],
  from: null,
  until: null,
  ...changes,
});
const weekend = rule('weekend', { weekdays: [6, 7] });
const holidays = rule('holidays', { from: '2027-12-10', until: '2027-12-31' });
const holidayWeekend: Named = { ...holidays, name: 'holiday weekend', weekdays: [6, 7] };
const rules = [weekend, holidays, holidayWeekend];
const nameOn = (date: string, session: 'daytime' | 'nighttime' = 'daytime') =>
  ruleOn(rules, date, session)?.name;

describe('the rule of a day', () => {
  test('is the rule of season and weekday, else of the season, else of the weekday', () => {
    expect(nameOn('2027-12-03')).toBeUndefined();
    expect(nameOn('2027-12-04')).toBe('weekend');
    expect(nameOn('2027-12-10')).toBe('holidays');
    expect(nameOn('2027-12-11')).toBe('holiday weekend');
    expect(nameOn('2027-12-31')).toBe('holidays');
    expect(nameOn('2028-01-01')).toBe('weekend');
  });

  test('belongs to the session', () => {
    expect(nameOn('2027-12-11', 'nighttime')).toBeUndefined();
  });

  test('does not depend on the order of rules that do not overlap', () => {
    const day = fc.integer({ min: 0, max: 60 }).map(days => addDays('2027-11-20', days));
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
    const anyRule = fc
      .record({ weekdays, season: fc.option(fc.tuple(day, day)) })
      .map(({ weekdays, season }): FareRule => {
        const [from = null, until = null] = season?.toSorted() ?? [];
        return { session: 'daytime', weekdays, from, until };
      })
      .filter(({ weekdays, from }) => weekdays.length > 0 || from !== null);
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), day, (some, date) => {
        fc.pre(overlapOf(some) === undefined);
        const found = ruleOn(some, date, 'daytime');
        expect(ruleOn(some.toReversed(), date, 'daytime')).toBe(found);
        if (found)
          expect(found.weekdays.length === 0 || found.weekdays.includes(isoWeekday(date))).toBe(true);
      }),
    );
  });
});

describe('two rules overlap', () => {
  test('if they have the same precedence and share a day', () => {
    expect(overlapOf(rules)).toBeUndefined();
    expect(overlapOf([weekend, rule('sunday', { weekdays: [7] })])).toEqual([0, 1]);
    expect(overlapOf([weekend, rule('friday', { weekdays: [5] })])).toBeUndefined();
    expect(
      overlapOf([weekend, holidays, rule('new year', { from: '2027-12-31', until: '2028-01-02' })]),
    ).toEqual([1, 2]);
    expect(
      overlapOf([holidays, rule('new year', { from: '2028-01-01', until: '2028-01-02' })]),
    ).toBeUndefined();
    expect(overlapOf([holidays, { ...holidays, session: 'nighttime' }])).toBeUndefined();
    expect(overlapOf([holidayWeekend, { ...holidayWeekend, weekdays: [5] }])).toBeUndefined();
  });

  test('if all weekdays are listed individually', () => {
    expect(overlapOf([holidays, { ...holidays, weekdays: [1, 2, 3, 4, 5, 6, 7] }])).toEqual([0, 1]);
  });
});

describe('changed fares', () => {
  const fares = { adult: 18_000, child: 9_050, infant: 0, senior: 14_400 };

  test('by a percentage are rounded to 10 sen, and free fares stay free', () => {
    expect(changedFares(fares, { kind: 'percent', percent: 15 })).toEqual({
      adult: 20_700,
      child: 10_410,
      infant: 0,
      senior: 16_560,
    });
    expect(changedFares(fares, { kind: 'percent', percent: -50 })).toEqual({
      adult: 9_000,
      child: 4_530,
      infant: 0,
      senior: 7_200,
    });
  });

  test('by an amount are never negative', () => {
    expect(changedFares(fares, { kind: 'amount', amountSen: -10_000 })).toEqual({
      adult: 8_000,
      child: 0,
      infant: 0,
      senior: 4_400,
    });
  });

  test('are the new fares, or none', () => {
    expect(changedFares(fares, { kind: 'set', fares })).toEqual(fares);
    expect(changedFares(fares, { kind: 'route' })).toBeNull();
  });
});
