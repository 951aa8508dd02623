import { type RouteZones, sailingTimes } from '@gangway/shared/domain/sailings/sailing-plan.ts';
import { addDays, instantOf, type LocalDate, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { wallClockAt } from '@gangway/shared/domain/time/zoned-clock.ts';
import { MOST_DAYS_LATE, MOST_HOURS, type Times } from '../office/sailing-times.rules.ts';
import { clock } from './cells/cell-values.rules.ts';
import type { SheetTime } from './cells/time-texts.rules.ts';

const MINUTES_A_DAY = 1440;
const HOUR_MS = 3_600_000;

/** A time as written in a sheet, with its day if the time alone would be ambiguous. */
export interface WrittenTime {
  day?: LocalDate;
  clock: string;
}

/** The time of a row that does not fit, and the key of its error message. */
export interface TimesRefused {
  column: 'departs' | 'arrives';
  problem: 'departs-day' | 'arrives-after';
  params: { most: number };
}

/**
 * The departure and arrival of a row's sailing. It arrives when the clock there next shows `arrives` after departure, for a time beyond
 * 24:00 on the next day, or on the cell's own date. `departs` is before 24:00.
 */
export function timesOf(
  date: LocalDate,
  departs: SheetTime,
  arrives: SheetTime,
  zones: RouteZones,
): Times | TimesRefused {
  const refused = (column: TimesRefused['column'], problem: TimesRefused['problem']): TimesRefused => ({
    column,
    problem,
    params: { most: MOST_HOURS },
  });
  const day = departs.day ?? date;
  if (day < date || day > addDays(date, MOST_DAYS_LATE)) return refused('departs', 'departs-day');
  const leaves = clock(departs.minutes);
  const lands = clock(arrives.minutes % MINUTES_A_DAY);
  const beyond = arrives.minutes >= MINUTES_A_DAY ? addDays(arrives.day ?? date, 1) : arrives.day;
  const times = beyond
    ? {
        departsAt: instantOf(day, leaves, zones.departs),
        arrivesAt: instantOf(beyond, lands, zones.arrives),
      }
    : sailingTimes(day, leaves, lands, zones);
  const hours = (times.arrivesAt.getTime() - times.departsAt.getTime()) / HOUR_MS;
  return hours > 0 && hours <= MOST_HOURS ? times : refused('arrives', 'arrives-after');
}

/** The times of a sailing as a sheet shows them, so that `timesOf` reads them back unchanged. */
export function writtenTimes(
  date: LocalDate,
  { departsAt, arrivesAt }: Times,
  zones: RouteZones,
): { departs: WrittenTime; arrives: WrittenTime } {
  const leaves = writtenIn(departsAt, zones.departs);
  const lands = writtenIn(arrivesAt, zones.arrives);
  const understood = localDateIn(
    sailingTimes(leaves.day, leaves.clock, lands.clock, zones).arrivesAt,
    zones.arrives,
  );
  return {
    departs: leaves.day === date ? { clock: leaves.clock } : leaves,
    arrives: lands.day === understood ? { clock: lands.clock } : lands,
  };
}

function writtenIn(instant: Date, zone: string) {
  const { hour, minute } = wallClockAt(instant, zone);
  return { day: localDateIn(instant, zone), clock: clock(hour * 60 + minute) };
}
