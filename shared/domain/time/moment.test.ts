import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeDateTime, writeTime } from '../../i18n/dates.ts';
import { formatDateTime } from './display-time.ts';
import { localDateIn } from './local-date.ts';
import { localDateOf, momentIn, movedBy, wallClockOf } from './moment.ts';
import { wallClockAt } from './zoned-clock.ts';

test.each([
  ['2026-12-12T12:00:00Z', 'Asia/Kuala_Lumpur', '2026-12-12T20:00:00.000+08:00'],
  ['2026-12-12T18:00:00Z', 'Europe/Helsinki', '2026-12-12T20:00:00.000+02:00'],
  ['2026-07-12T17:00:00Z', 'Europe/Helsinki', '2026-07-12T20:00:00.000+03:00'],
  ['2026-12-12T23:30:00Z', 'America/St_Johns', '2026-12-12T20:00:00.000-03:30'],
  ['2026-12-12T20:00:00Z', 'Europe/London', '2026-12-12T20:00:00.000+00:00'],
])('%s in %s is %s (R482)', (instant, zone, moment) => {
  expect(momentIn(new Date(instant), zone)).toBe(moment);
  expect(writeTime(moment)).toBe('20:00');
});

test('a moment is written on its own clock, an instant on the operator’s', () => {
  const moment = '2026-12-12T23:30:00.000+01:00';
  expect(writeDateTime(moment, 'en')).toBe('Sat 12 Dec 2026, 23:30');
  expect(formatDateTime(moment)).toBe('2026-12-12 23:30:00');
  expect(localDateOf(moment)).toBe('2026-12-12');
  for (const instant of [new Date(moment), new Date(moment).toISOString()]) {
    expect(writeDateTime(instant, 'en')).toBe('Sun 13 Dec 2026, 06:30');
    expect(localDateOf(instant)).toBe('2026-12-13');
  }
});

test('boarding before a departure is read by the same clock, over midnight and in UTC', () => {
  expect(movedBy('2026-12-13T00:10:00.000+02:00', -180)).toBe('2026-12-12T21:10:00.000+02:00');
  expect(movedBy('2026-12-13T00:10:00.000-03:30', 60)).toBe('2026-12-13T01:10:00.000-03:30');
  expect(movedBy('2026-12-13T00:10:00.000Z', 60)).toBe('2026-12-13T01:10:00.000Z');
});

test('a moment means the same instant, and shows what the clocks of its zone show', () => {
  const zones = ['Asia/Kuala_Lumpur', 'Europe/Stockholm', 'America/St_Johns', 'Asia/Kathmandu', 'UTC'];
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const moment = momentIn(instant, zone);
      expect(Date.parse(moment)).toBe(instant.getTime());
      expect(wallClockOf(moment)).toEqual(wallClockAt(instant, zone));
      expect(localDateOf(moment)).toBe(localDateIn(instant, zone));
    }),
  );
});
