import { expect, test } from 'vitest';
import { pauseOf } from './pace.ts';

const now = new Date('2026-12-12T10:00:00Z');
const SAILING = 7;

/**
 * Searches of the sailing, and the times of the last ones on this computer, newest first, in seconds before now.
 */
const lookups = (ofSailing: number, secondsAgo: readonly number[] = []) => ({
  count: (sailingId: number) => (sailingId === SAILING ? ofSailing : 0),
  last: (since: number, most: number) =>
    secondsAgo
      .map(seconds => now.getTime() - seconds * 1000)
      .filter(time => time >= since)
      .slice(0, most),
});
const ten = (newest: number) => Array.from({ length: 10 }, (_, index) => newest + index * 10);

test('allows forty searches per sailing', () => {
  expect(pauseOf(lookups(39), SAILING, now)).toBeNull();
  expect(pauseOf(lookups(40), SAILING, now)).toEqual({});
  expect(pauseOf(lookups(40), SAILING + 1, now)).toBeNull();
});

test('pauses after ten searches within five minutes, until the first of them is five minutes old', () => {
  expect(pauseOf(lookups(9, ten(5).slice(1)), SAILING, now)).toBeNull();
  expect(pauseOf(lookups(10, ten(5)), SAILING, now)).toEqual({ seconds: 300 - 95 });
  expect(pauseOf(lookups(10, ten(211)), SAILING, now)).toBeNull();
});

test('rounds a pause that is about to end up to a second', () => {
  expect(pauseOf(lookups(10, ten(210)), SAILING, now)).toEqual({ seconds: 1 });
});
