import { shipDetail, shipParams, shipProfile } from '@gangway/shared/contract/sailings.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { listShips, readShipDetail } from './ships.service.ts';

export function createShipsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/ships',
        permission: 'public',
        summary: 'Ships in service',
        data: z.array(shipProfile),
      }),
      async c => c.json(success(await listShips(deps.db)), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/ships/{code}',
        permission: 'public',
        summary: 'One ship in service with its cabins',
        params: shipParams,
        data: shipDetail,
      }),
      async c => c.json(success(await readShipDetail(deps, c.req.valid('param').code)), 200),
    );
}
