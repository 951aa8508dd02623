import { expect, test } from 'vitest';
import { isBackupLate } from './backup-age.rules.ts';

const now = new Date('2026-11-20T02:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

test.each([
  ['no backup', null, 1, true],
  ['two days, one a day', daysAgo(2), 1, false],
  ['more than two days, one a day', daysAgo(2.01), 1, true],
  ['eight days, one a week', daysAgo(8), 7, false],
  ['more than eight days, one a week', daysAgo(8.01), 7, true],
])('%s (R437)', (_case, lastAt, backupEveryDays, late) => {
  expect(isBackupLate(lastAt, now, { backupEveryDays })).toBe(late);
});
