import { describe, expect, test } from 'vitest';
import { formatDateTime, instantOfTimestamp, relativeTime } from './display-time.ts';

const now = new Date('2026-12-12T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTime', () => {
  test.each([
    [-29, { kind: 'justNow' }],
    [0, { kind: 'justNow' }],
    [29.9, { kind: 'justNow' }],
    [30, { kind: 'minutes', value: 1 }],
    [90, { kind: 'minutes', value: 1 }],
    [5 * minute, { kind: 'minutes', value: 5 }],
    [hour - 1, { kind: 'minutes', value: 59 }],
    [hour, { kind: 'hours', value: 1 }],
    [day - 1, { kind: 'hours', value: 23 }],
    [day, { kind: 'oneDay' }],
    [2 * day - 1, { kind: 'oneDay' }],
    [2 * day, { kind: 'date', instant: secondsAgo(2 * day) }],
    [-30, { kind: 'date', instant: secondsAgo(-30) }],
  ])('%d seconds ago', (seconds, expected) => {
    expect(relativeTime(secondsAgo(seconds), now)).toEqual(expected);
  });
});

test.each([
  ['2026-12-12T12:00:00Z', '2026-12-12 20:00:00'],
  ['2026-12-31T16:05:09Z', '2027-01-01 00:05:09'],
])('%s reads %s', (instant, text) => {
  expect(formatDateTime(new Date(instant))).toBe(text);
});

test.each([
  [1765540800, '2025-12-12T12:00:00.000Z'],
  ['1765540800', '2025-12-12T12:00:00.000Z'],
  [1765540800123, '2025-12-12T12:00:00.123Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [999999999, '1970-01-12T13:46:39.999Z'],
])('timestamp %s is %s', (timestamp, iso) => {
  expect(instantOfTimestamp(timestamp)?.toISOString()).toBe(iso);
});

test.each(['', 'yesterday', '12.5', Number.NaN, 1.5, '99999999999999999'])(
  'timestamp %j is none',
  timestamp => {
    expect(instantOfTimestamp(timestamp)).toBeNull();
  },
);
