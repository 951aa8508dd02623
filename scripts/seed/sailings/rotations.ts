import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { isoWeekday, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { PortCode } from '../fleet/ports.ts';

/** Where a ship is each morning, each evening and the next morning, of one day of the week. */
type DayPlan = readonly [morning: PortCode, evening: PortCode];

/**
 * A week of each ship, Monday first. She sails by day from the morning's port to the evening's, and by night on to the
 * next day's morning port; Sunday night brings her back to where Monday begins, so the week repeats for ever.
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

/** The leg that a ship sails on a date and session. Throws a RangeError for a ship without a rotation. */
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
