import { customerSessions, endedSessions, sessionParams } from '@gangway/shared/contract/people/accounts.ts';
import { z } from '@hono/zod-openapi';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asCustomer } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { readSessions, signOutElsewhere, signOutOthers } from './customer-sessions.service.ts';

export function createCustomerSessionsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/customers/me/sessions',
        permission: 'customer',
        summary: 'Where I am signed in',
        data: customerSessions,
      }),
      async c => c.json(success({ items: await readSessions(deps, asCustomer(c.get('caller'))) }), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/sessions/end-others',
        permission: 'customer',
        summary: 'Sign out on all other devices',
        data: endedSessions,
      }),
      async c => c.json(success({ ended: await signOutOthers(deps, asCustomer(c.get('caller'))) }), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/customers/me/sessions/{id}/end',
        permission: 'customer',
        summary: 'Sign out on one device',
        params: sessionParams,
        data: z.null(),
      }),
      async c => {
        await signOutElsewhere(deps, asCustomer(c.get('caller')), c.req.valid('param').id);
        return c.json(success(null), 200);
      },
    );
}
