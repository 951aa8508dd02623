import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const REFRESH_MS = 60_000;

/** The dashboard's data, refetched every minute. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => request<Dashboard>('GET', '/office/dashboard', { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
  meta: { inline: true },
});
