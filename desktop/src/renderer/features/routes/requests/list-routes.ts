import type { OfficeRoutePage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useRoutes = (query: object) =>
  useQuery({
    queryKey: ['routes', query],
    queryFn: ({ signal }) => request<OfficeRoutePage>('GET', '/office/routes', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
