import { clockTime } from '@gangway/shared/contract/office/sailings.ts';
import { localDate } from '@gangway/shared/contract/primitives.ts';
import { instantOf, localDateIn } from '@gangway/shared/domain/local-date.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';

/** Departure and arrival as they are typed: a day and a time of day each. */
export const timesFields = {
  departsOn: localDate,
  departsAt: clockTime,
  arrivesOn: localDate,
  arrivesAt: clockTime,
};

export interface TypedTimes {
  departsOn: string;
  departsAt: string;
  arrivesOn: string;
  arrivesAt: string;
}

export function typedTimes({ departsAt, arrivesAt }: { departsAt: string; arrivesAt: string }): TypedTimes {
  const [departs, arrives] = [new Date(departsAt), new Date(arrivesAt)];
  return {
    departsOn: localDateIn(departs),
    departsAt: writeTime(departs),
    arrivesOn: localDateIn(arrives),
    arrivesAt: writeTime(arrives),
  };
}

export const instantsOf = (times: TypedTimes) => ({
  departsAt: instantOf(times.departsOn, times.departsAt).toISOString(),
  arrivesAt: instantOf(times.arrivesOn, times.arrivesAt).toISOString(),
});
