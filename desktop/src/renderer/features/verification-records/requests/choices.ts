import type { BoardingChoices } from '@gangway/shared/contract/office/gate/boarding.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Filter options: officers and gates with records, and the sailings of a day. */
export const choicesQuery = (departure: string) =>
  queryOptions({
    queryKey: ['boarding', 'choices', departure],
    queryFn: ({ signal }) =>
      request<BoardingChoices>('GET', '/office/boarding/choices', { query: { departure }, signal }),
    placeholderData: keepPreviousData,
  });
