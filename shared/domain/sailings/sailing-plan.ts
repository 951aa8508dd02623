import { addDays, daysBetween, instantOf, isoWeekday, type LocalDate } from '../time/local-date.ts';

/** Certain weekdays of a period, without the exceptions; both ends included; 1 is Monday. */
export type RepeatRule = {
  weekdays: readonly number[];
  from: LocalDate;
  until: LocalDate;
  exceptions: readonly LocalDate[];
};

/** The dates of a rule, in order. None if `until` is before `from`. */
export function repeatDates({ weekdays, from, until, exceptions }: RepeatRule): LocalDate[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, day) =>
    addDays(from, day),
  );
  return days.filter(date => weekdays.includes(isoWeekday(date)) && !exceptions.includes(date));
}

/** The time zones of a route's two ports (R482). */
export interface RouteZones {
  departs: string;
  arrives: string;
}

/**
 * A sailing's departure and arrival, each by its port's clock: it arrives when the clock there next shows `arrives` after departure,
 * so a night sailing from 20:00 to 07:00 arrives the next day and one from 09:00 to 09:00 sails 24 hours. RangeError for texts other
 * than `HH:MM`.
 */
export function sailingTimes(
  date: LocalDate,
  departs: string,
  arrives: string,
  zones: RouteZones,
): { departsAt: Date; arrivesAt: Date } {
  const departsAt = instantOf(date, departs, zones.departs);
  // West of the departure it may be the day before there.
  const days = [-1, 0, 1, 2].map(day => instantOf(addDays(date, day), arrives, zones.arrives));
  return { departsAt, arrivesAt: days.find(arrivesAt => arrivesAt > departsAt) as Date };
}
