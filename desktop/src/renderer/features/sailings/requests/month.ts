import type { OfficeSailing } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Every sailing of a month (`YYYY-MM`). */
export const useMonth = (query: { month: string }) =>
  useQuery({
    queryKey: ['sailings', 'month', query],
    queryFn: ({ signal }) => request<OfficeSailing[]>('GET', '/office/sailings/month', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
