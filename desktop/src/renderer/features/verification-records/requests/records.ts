import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const recordsQuery = (query: object) =>
  queryOptions({
    queryKey: ['boarding', 'records', query],
    queryFn: ({ signal }) =>
      request<{ items: BoardingRecord[]; total: number }>('GET', '/office/boarding/records', {
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
