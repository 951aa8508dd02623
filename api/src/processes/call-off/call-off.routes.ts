import { calledOffWorklist } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { readPartiesLeft } from './cancel-sailing.service.ts';

/** The parties of canceled sailings. */
export function createCallOffRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/office/sailings/{id}/called-off',
      permission: 'orders.read',
      summary: 'Parties of a canceled sailing that still need attention',
      params: sailingParams,
      data: calledOffWorklist,
    }),
    async c => c.json(success(await readPartiesLeft(deps.db, c.req.valid('param').id)), 200),
  );
}
