import { afterEach, expect, test } from 'vitest';
import {
  offsetFrom,
  operatorTimeZone,
  setKnownOffset,
  setOperatorTimeZone,
  wallClockAt,
} from './zoned-clock.ts';

const home = operatorTimeZone();
afterEach(() => setOperatorTimeZone(home));

test('a page that is told the offset reads the clock as the zone has it, within its two hours and beyond', () => {
  setOperatorTimeZone('Europe/Helsinki');
  const now = new Date('2027-01-15T22:41:07Z');
  const minutes = Array.from({ length: 300 }, (_, minute) => new Date(now.getTime() + minute * 60_000));
  const expected = minutes.map(instant => wallClockAt(instant));
  const known = offsetFrom(now);
  expect(known).toEqual({
    offsetMs: 7_200_000,
    fromMs: Date.parse('2027-01-15T22:00:00Z'),
    untilMs: Date.parse('2027-01-16T00:00:00Z'),
  });
  if (known) setKnownOffset(known);
  expect(minutes.map(instant => wallClockAt(instant))).toEqual(expected);
});

test('a page is told no offset while clocks are about to change', () => {
  setOperatorTimeZone('Europe/Helsinki');
  expect(offsetFrom(new Date('2027-03-27T22:59:00Z'))).toBeDefined();
  expect(offsetFrom(new Date('2027-03-27T23:01:00Z'))).toBeUndefined();
  expect(offsetFrom(new Date('2027-03-28T01:00:00Z'))).toBeDefined();
});

test('the clock of another zone does not follow the known offset', () => {
  const now = new Date('2027-01-15T22:41:07Z');
  const known = offsetFrom(now);
  if (known) setKnownOffset(known);
  expect(wallClockAt(now, 'Europe/Helsinki')).toMatchObject({ day: 16, hour: 0, minute: 41 });
});
