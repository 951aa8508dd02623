import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { clockTime } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';

/** Form fields for departure and arrival: a date and a time of day each. */
export const timesFields = {
  departsOn: typedLater(localDate),
  departsAt: typedLater(clockTime),
  arrivesOn: typedLater(localDate),
  arrivesAt: typedLater(clockTime),
};
const times = z.object(timesFields);

export type TypedTimes = z.input<typeof times>;

/** Departure and arrival, as instants. */
export interface Times {
  departsAt: string;
  arrivesAt: string;
}

export function typedTimes({ departsAt, arrivesAt }: Times): TypedTimes {
  const [departs, arrives] = [new Date(departsAt), new Date(arrivesAt)];
  return {
    departsOn: localDateIn(departs),
    departsAt: writeTime(departs),
    arrivesOn: localDateIn(arrives),
    arrivesAt: writeTime(arrives),
  };
}

export const instantsOf = ({ departsOn, departsAt, arrivesOn, arrivesAt }: z.output<typeof times>) => ({
  departsAt: instantOf(departsOn, departsAt).toISOString(),
  arrivesAt: instantOf(arrivesOn, arrivesAt).toISOString(),
});
