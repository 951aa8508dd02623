import { chartedPort, portParams, portProfile, routeSummary } from '@gangway/shared/contract/sailings.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { listPorts, listRoutes, readPortProfile } from './routes.service.ts';

export function createPortsAndRoutesRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/ports',
        permission: 'public',
        summary: 'Ports',
        data: z.array(chartedPort),
      }),
      async c => c.json(success(await listPorts(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/ports/{id}',
        permission: 'public',
        summary: 'A port with the texts about it: getting there, parking, boarding and accessibility',
        params: portParams,
        data: portProfile,
      }),
      async c => c.json(success(await readPortProfile(deps.db, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/routes',
        permission: 'public',
        summary: 'Route list with lowest fares',
        data: z.array(routeSummary),
      }),
      async c => c.json(success(await listRoutes(deps)), 200),
    );
}
