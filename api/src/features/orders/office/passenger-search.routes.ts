import { foundPassenger, passengersQuery } from '@gangway/shared/contract/office/orders/passengers.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { findPassengers } from './office-orders.repository.ts';

/** Finds the order of a passenger at the desk. */
export function createPassengerSearchRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'get',
      path: '/office/passengers',
      permission: 'orders.read',
      summary: 'Find passengers by name or document',
      query: passengersQuery,
      data: z.array(foundPassenger),
    }),
    async c => c.json(success(await findPassengers(deps.db, c.req.valid('query'))), 200),
  );
}
