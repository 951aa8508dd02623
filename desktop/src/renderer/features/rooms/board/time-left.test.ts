import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-12-12T10:00:00Z');
test.each([
  ['2026-12-12T09:00:00Z', { kind: 'leaving' }],
  ['2026-12-12T10:00:59Z', { kind: 'leaving' }],
  ['2026-12-12T10:01:00Z', { kind: 'minutes', minutes: 1 }],
  ['2026-12-12T10:59:59Z', { kind: 'minutes', minutes: 59 }],
  ['2026-12-12T12:05:30Z', { kind: 'hours', hours: 2, minutes: 5 }],
  ['2026-12-13T10:00:00Z', { kind: 'days', days: 1, hours: 0 }],
])('until %s it is %j', (until, left) => expect(timeLeft(new Date(until), now)).toEqual(left));
