import type { RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../api/get-query.ts';

const routesQuery = queryOptions({
  queryKey: ['routes'],
  ...getQuery<RouteSummary[]>('/routes'),
  meta: { inline: true },
});

/** Routes on sale, each with its lowest fare and its next date. */
export const useRoutes = () => useQuery(routesQuery);
