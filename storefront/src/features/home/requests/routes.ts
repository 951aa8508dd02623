import type { RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const routesQuery = queryOptions({
  queryKey: ['routes'],
  queryFn: ({ signal }) => request<RouteSummary[]>('GET', '/routes', { signal }),
  meta: { inline: true },
});

/** Routes on sale, each with its lowest fare and its next date. */
export const useRoutes = () => useQuery(routesQuery);
