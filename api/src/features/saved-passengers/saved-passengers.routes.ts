import {
  savedPassenger,
  savedPassengerParams,
  savedPassengerSave,
  savedPassengers,
} from '@gangway/shared/contract/people/accounts.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asCustomer } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import {
  MOST_SAVED_PASSENGERS,
  readSavedPassengers,
  removeSavedPassenger,
  saveSavedPassenger,
} from './saved-passengers.service.ts';

export function createSavedPassengersRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/customers/me/passengers',
        permission: 'customer',
        summary: 'My saved passengers',
        data: savedPassengers,
      }),
      async c => {
        const items = await readSavedPassengers(deps, asCustomer(c.get('caller')).id);
        return c.json(success({ items, most: MOST_SAVED_PASSENGERS }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/passengers',
        permission: 'customer',
        summary: 'Save a passenger; with an id, change one',
        body: savedPassengerSave,
        data: savedPassenger,
      }),
      async c => {
        const saved = await saveSavedPassenger(deps, asCustomer(c.get('caller')), c.req.valid('json'));
        return c.json(success(saved), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/passengers/{id}/delete',
        permission: 'customer',
        summary: 'Delete a saved passenger',
        params: savedPassengerParams,
        data: z.null(),
      }),
      async c => {
        await removeSavedPassenger(deps, asCustomer(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
