import type { RouteSummary, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** The ships, as filter options. */
export const useShips = () =>
  useQuery({
    queryKey: ['orders', 'ships'],
    queryFn: ({ signal }) => request<ShipProfile[]>('GET', '/ships', { signal }),
  });

/** The routes, as filter options. */
export const useRoutes = () =>
  useQuery({
    queryKey: ['orders', 'routes'],
    queryFn: ({ signal }) => request<RouteSummary[]>('GET', '/routes', { signal }),
  });
