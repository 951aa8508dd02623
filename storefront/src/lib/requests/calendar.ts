import type { CalendarDay } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

type Where = Pick<SearchCriteria, 'departure' | 'destination' | 'ship'>;

const calendarQuery = ({ departure, destination, ship }: Where, from: string, to: string) => {
  const query = { departure, destination, ship, from, to };
  return queryOptions({
    queryKey: ['calendar', query],
    queryFn: ({ signal }) => request<CalendarDay[]>('GET', '/sailings/calendar', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
};

/** The dates between two dates (both inclusive) that have places, each with its lowest adult fare. */
export const useCalendar = (where: Where, from: string, to: string) =>
  useQuery(calendarQuery(where, from, to));
