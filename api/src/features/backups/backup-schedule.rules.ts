import type { Settings } from '@gangway/shared/contract/settings.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  type LocalDate,
  localDateIn,
} from '@gangway/shared/domain/time/local-date.ts';

/** The settings of the schedule. */
export type BackupSchedule = Pick<Settings, 'backupHour' | 'backupEveryDays'>;

/**
 * Whether a backup is to be made now (R436): one every so many days, at the hour of the setting in the operator's time zone, or as
 * soon as possible after it. The first one is due at once.
 */
export function isBackupDue(now: Date, lastAt: Date | null, schedule: BackupSchedule): boolean {
  if (!lastAt) return true;
  return daysBetween(dayOf(lastAt, schedule), dayOf(now, schedule)) >= schedule.backupEveryDays;
}

/** The day whose backup belongs to an instant: it begins at the hour of the setting. */
function dayOf(instant: Date, { backupHour }: BackupSchedule): LocalDate {
  const today = localDateIn(instant);
  const begins = instantOf(today, `${String(backupHour).padStart(2, '0')}:00`);
  return instant < begins ? addDays(today, -1) : today;
}
