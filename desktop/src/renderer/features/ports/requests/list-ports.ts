import type { OfficePortPage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const usePorts = (query: object) =>
  useQuery({
    queryKey: ['ports', query],
    queryFn: ({ signal }) => request<OfficePortPage>('GET', '/office/ports', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
