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

test('moves a browser’s monotonic clock with the others', () => {
  const environment = { FAKETIME: '+60s', FAKETIME_DONT_FAKE_MONOTONIC: '1', HOME: undefined };
  expect(browserEnvironment(environment)).toEqual({ FAKETIME: '+60s' });
});

test('gives a server of the tests their clock, and nothing else of their environment', () => {
  const environment = { FAKETIME: '+60s', LD_PRELOAD: '/lib/faketime.so', HOME: '/root' };
  expect(clockEnvironment(environment)).toEqual({ FAKETIME: '+60s', LD_PRELOAD: '/lib/faketime.so' });
});
