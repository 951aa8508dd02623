import type { OfficeSailingPage } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useSailings = (query: object) =>
  useQuery({
    queryKey: ['sailings', 'list', query],
    queryFn: ({ signal }) => request<OfficeSailingPage>('GET', '/office/sailings', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
