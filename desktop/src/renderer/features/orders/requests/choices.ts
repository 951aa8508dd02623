import type { RouteSummary, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** The ships to filter by. */
export const useShips = () =>
  useQuery({
    queryKey: ['orders', 'ships'],
    queryFn: ({ signal }) => request<ShipProfile[]>('GET', '/ships', { signal }),
  });

/** The routes to filter by. */
export const useRoutes = () =>
  useQuery({
    queryKey: ['orders', 'routes'],
    queryFn: ({ signal }) => request<RouteSummary[]>('GET', '/routes', { signal }),
  });
