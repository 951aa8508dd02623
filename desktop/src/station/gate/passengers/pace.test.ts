import { expect, test } from 'vitest';
import { pauseOf } from './pace.ts';

const now = new Date('2026-12-12T10:00:00Z');
const SAILING = 7;

/** Look-ups of the sailing, and when the last ones on this computer were, newest first, in seconds before now. */
const lookups = (ofSailing: number, secondsAgo: readonly number[] = []) => ({
  count: (sailingId: number) => (sailingId === SAILING ? ofSailing : 0),
  last: (since: number, most: number) =>
    secondsAgo
      .map(seconds => now.getTime() - seconds * 1000)
      .filter(time => time >= since)
      .slice(0, most),
});
const ten = (newest: number) => Array.from({ length: 10 }, (_, index) => newest + index * 10);

test('of one sailing forty may be looked up, and another sailing is not concerned', () => {
  expect(pauseOf(lookups(39), SAILING, now)).toBeNull();
  expect(pauseOf(lookups(40), SAILING, now)).toEqual({});
  expect(pauseOf(lookups(40), SAILING + 1, now)).toBeNull();
});

test('ten within five minutes are a pause until the first of them is five minutes ago', () => {
  expect(pauseOf(lookups(9, ten(5).slice(1)), SAILING, now)).toBeNull();
  expect(pauseOf(lookups(10, ten(5)), SAILING, now)).toEqual({ seconds: 300 - 95 });
  expect(pauseOf(lookups(10, ten(211)), SAILING, now)).toBeNull();
});

test('a pause that is about to end is a second, not none', () => {
  expect(pauseOf(lookups(10, ten(210)), SAILING, now)).toEqual({ seconds: 1 });
});
