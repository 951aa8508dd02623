import type {
  OfficeRoute,
  RouteChange,
  RouteCreate,
  RouteFares,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const createRoute = (route: RouteCreate) => saveRoute('/office/routes', route);
export const changeRoute = ({ id, version }: OfficeRoute, change: RouteChange) =>
  saveRoute(`/office/routes/${id}`, change, version);
export const changeFares = ({ id, version }: OfficeRoute, fares: RouteFares) =>
  saveRoute(`/office/routes/${id}/fares`, fares, version);

/** Saves a route and invalidates sailings and ports too, because they show data of routes. */
export async function saveRoute(path: string, body: object, version?: number): Promise<OfficeRoute> {
  const route = await request<OfficeRoute>('POST', path, { body, version });
  for (const queryKey of [['routes'], ['ports'], ['sailings']])
    await queryClient.invalidateQueries({ queryKey });
  return route;
}
