import { expect, test } from 'vitest';
import { browserEnvironment, clockEnvironment, secondsUntil } from './hours.ts';

test.each([
  ['23:58', '2026-11-23T15:57:00Z', 60],
  ['23:58', '2026-11-23T15:58:00Z', 0],
  ['23:58', '2026-11-23T15:59:00Z', 86_340],
  ['08:58', '2026-11-23T15:58:00Z', 9 * 3600],
])('it is %s in Malaysia so long after %s', (time, now, seconds) => {
  expect(secondsUntil(time, new Date(now))).toBe(seconds);
});

test('a later day is as far away as it is', () => {
  const now = new Date('2026-11-30T15:59:00Z');
  expect(secondsUntil('00:01', now, '2026-12-01')).toBe(120);
  expect(secondsUntil('23:58', now, '2027-03-01')).toBe(91 * 86_400 - 60);
  expect(() => secondsUntil('23:58', now, '2026-11-30')).toThrow(RangeError);
});

test('moves a browser’s monotonic clock with the others', () => {
  const environment = { FAKETIME: '+60s', FAKETIME_DONT_FAKE_MONOTONIC: '1', HOME: undefined };
  expect(browserEnvironment(environment)).toEqual({ FAKETIME: '+60s' });
});

test('gives a server of the tests their clock, and nothing else of their environment', () => {
  const environment = { FAKETIME: '+60s', LD_PRELOAD: '/lib/faketime.so', HOME: '/root' };
  expect(clockEnvironment(environment)).toEqual({ FAKETIME: '+60s', LD_PRELOAD: '/lib/faketime.so' });
});
