import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { clockTime, type OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
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

/** A sailing's departure and arrival, with the ports by whose clocks they are typed (R482). */
export type Times = Pick<OfficeSailing, 'departsAt' | 'arrivesAt' | 'route'>;

export const typedTimes = ({ departsAt, arrivesAt }: Times): TypedTimes => ({
  departsOn: localDateOf(departsAt),
  departsAt: writeTime(departsAt),
  arrivesOn: localDateOf(arrivesAt),
  arrivesAt: writeTime(arrivesAt),
});

/** The typed times of a sailing as instants. */
export const instantsOf = (
  { departsOn, departsAt, arrivesOn, arrivesAt }: z.output<typeof times>,
  { route }: Pick<Times, 'route'>,
) => ({
  departsAt: instantOf(departsOn, departsAt, route.departure.timeZone).toISOString(),
  arrivesAt: instantOf(arrivesOn, arrivesAt, route.destination.timeZone).toISOString(),
});
