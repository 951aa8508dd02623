import type { Settings } from '@gangway/shared/contract/settings.ts';

const DAY_MS = 24 * 3_600_000;
/** A backup takes time, and one that failed is tried again: a day more than the schedule's is no reason to worry. */
const LATE_AFTER_DAYS = 2;

/** Whether the last backup is older than the schedule allows (R437): by more than a day, and by two days at least. */
export function isBackupLate(
  lastAt: Date | null,
  now: Date,
  { backupEveryDays }: Pick<Settings, 'backupEveryDays'>,
): boolean {
  if (!lastAt) return true;
  const lateAfterDays = Math.max(LATE_AFTER_DAYS, backupEveryDays + 1);
  return now.getTime() - lastAt.getTime() > lateAfterDays * DAY_MS;
}
