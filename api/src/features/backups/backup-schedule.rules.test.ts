import { expect, test } from 'vitest';
import { isBackupDue } from './backup-schedule.rules.ts';

const DAILY = { backupHour: 3, backupEveryDays: 1 };
/** Local time of the operator, eight hours before London's. */
const at = (local: string) => new Date(`${local}:00+08:00`);

test.each([
  ['there was none', null, '2026-11-20T01:00', DAILY, true],
  ['it is before the hour', '2026-11-19T03:00', '2026-11-20T02:59', DAILY, false],
  ['it is the hour', '2026-11-19T03:00', '2026-11-20T03:00', DAILY, true],
  ['the last one was late', '2026-11-19T22:10', '2026-11-20T03:00', DAILY, true],
  ['it was made today', '2026-11-20T03:00', '2026-11-20T23:59', DAILY, false],
  ['yesterday’s was missed', '2026-11-18T03:00', '2026-11-20T02:00', DAILY, true],
  ['the clock went back', '2026-11-21T03:00', '2026-11-20T03:00', DAILY, false],
  [
    'there are two days left',
    '2026-11-18T03:00',
    '2026-11-20T23:00',
    { ...DAILY, backupEveryDays: 3 },
    false,
  ],
  ['the third day begins', '2026-11-18T03:00', '2026-11-21T03:00', { ...DAILY, backupEveryDays: 3 }, true],
  ['the hour is midnight', '2026-11-19T00:00', '2026-11-20T00:00', { ...DAILY, backupHour: 0 }, true],
])('if %s', (_case, last, now, schedule, due) => {
  expect(isBackupDue(at(now), last === null ? null : at(last), schedule)).toBe(due);
});
