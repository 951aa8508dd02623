import { describe, expect, test } from 'vitest';
import { type AuditPart, closingOf, monthBefore, monthsToMake, nextToArchive } from './audit-months.rules.ts';

const at = (text: string) => new Date(`${text}Z`);
const part = (name: string, from: string | null, until: string | null): AuditPart => ({
  name,
  isDefault: until === null,
  from: from === null ? null : at(`${from}-01T00:00`),
  until: until === null ? null : at(`${until}-01T00:00`),
});

describe('months', () => {
  test('are made for the present one and three more, from where the parts end', () => {
    const made = monthsToMake(at('2026-12-31T23:59'), at('2027-01-01T00:00'));
    expect(made.map(({ until }) => monthBefore(until))).toEqual(['2027-01', '2027-02', '2027-03']);
    expect(made.at(-1)?.until).toEqual(at('2027-04-01T00:00'));
    expect(monthsToMake(at('2027-01-01T00:00'), at('2027-04-01T00:00'))).toHaveLength(1);
    expect(monthsToMake(at('2027-01-31T00:00'), at('2027-05-01T00:00'))).toEqual([]);
  });

  test.each([
    ['2026-11-01T00:00', null, '2027-01-01T00:00'],
    ['2026-11-30T23:59', '2026-11-30T23:00', '2027-01-01T00:00'],
    ['2026-11-30T23:59', '2027-02-28T12:00', '2027-04-01T00:00'],
  ])('the default part at %s with entries up to %s is closed at %s', (now, latest, closed) => {
    expect(closingOf(at(now), latest === null ? null : at(latest))).toEqual(at(closed));
  });
});

describe('the next part to archive', () => {
  const parts = [
    part('after', '2027-04', null),
    part('february', '2027-02', '2027-03'),
    part('first', null, '2027-01'),
    part('january', '2027-01', '2027-02'),
    part('march', '2027-03', '2027-04'),
  ];
  const next = (now: string, archived: string | null, months: number) =>
    nextToArchive(parts, archived === null ? null : at(`${archived}-01T00:00`), at(now), months)?.name;

  test('is the oldest, and what is not old enough waits', () => {
    expect(next('2027-02-28T23:59', null, 1)).toBe('first');
    expect(next('2027-01-31T23:59', null, 1)).toBeUndefined();
    expect(next('2027-02-28T23:59', '2027-01', 1)).toBeUndefined();
    expect(next('2027-03-01T00:00', '2027-01', 1)).toBe('january');
    expect(next('2028-03-01T00:00', '2027-02', 12)).toBe('february');
  });

  test('is never the one without an end', () => {
    expect(next('2099-01-01T00:00', '2027-04', 1)).toBeUndefined();
  });
});
