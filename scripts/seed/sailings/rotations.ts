import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { PortCode } from '../fleet/ports.ts';

/** A ship's ports in the morning, in the evening and the next morning, for a day of the week. */
type DayPlan = readonly [morning: PortCode, evening: PortCode];

/**
 * The week of each ship, Monday first. It sails by day from the morning's port to the evening's, and by night to the
 * next day's morning port; Sunday night returns to Monday's first port, so that the week can repeat.
 */
const rotations: Readonly<Record<string, readonly DayPlan[]>> = {
  'selat-aurora': [
    ['penang', 'langkawi'],
    ['phuket', 'langkawi'],
    ['penang', 'port-klang'],
    ['penang', 'langkawi'],
    ['phuket', 'langkawi'],
    ['penang', 'port-klang'],
    ['penang', 'langkawi'],
  ],
  'selat-pelangi': [
    ['malacca', 'singapore'],
    ['port-klang', 'malacca'],
    ['singapore', 'malacca'],
    ['port-klang', 'penang'],
    ['langkawi', 'phuket'],
    ['penang', 'port-klang'],
    ['malacca', 'singapore'],
  ],
  'selat-kenari': [
    ['penang', 'port-klang'],
    ['singapore', 'malacca'],
    ['port-klang', 'penang'],
    ['phuket', 'langkawi'],
    ['penang', 'langkawi'],
    ['penang', 'port-klang'],
    ['penang', 'langkawi'],
  ],
};

/** The leg of a ship on a date and session. Throws a RangeError for a ship without a rotation. */
export function legOf(
  shipCode: string,
  date: LocalDate,
  session: Session,
): { departure: PortCode; destination: PortCode } {
  const week = rotations[shipCode];
  const today = week?.[isoWeekday(date) - 1];
  const tomorrow = week?.[isoWeekday(date) % 7];
  if (!today || !tomorrow) throw new RangeError(`no rotation for ${shipCode}`);
  return session === 'daytime'
    ? { departure: today[0], destination: today[1] }
    : { departure: today[1], destination: tomorrow[0] };
}
