import type { WorklistPage } from '@gangway/shared/contract/office/orders/worklist.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Guests choose, and colleagues call, while somebody looks. */
const REFRESH_MS = 15_000;

export const useWorklist = (query: object) =>
  useQuery({
    queryKey: ['worklist', query],
    queryFn: ({ signal }) => request<WorklistPage>('GET', '/office/worklist', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    meta: { inline: true },
  });
