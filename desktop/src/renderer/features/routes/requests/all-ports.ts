import type { OfficePortPage } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const query = { size: 200 };

/** All ports, as options. */
export const useAllPorts = () =>
  useQuery({
    queryKey: ['ports', query],
    queryFn: ({ signal }) => request<OfficePortPage>('GET', '/office/ports', { query, signal }),
  });
