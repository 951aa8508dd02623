import { callNoted, worklistPage, worklistQuery } from '@gangway/shared/contract/office/orders/worklist.ts';
import { z } from 'zod';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { noteCalled, readWorklist } from './worklist.service.ts';

/** The open tasks after changes of sailings (R262). */
export function createWorklistRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/worklist',
        permission: 'orders.read',
        summary:
          'The worklist of all sailings: guests to call, parties that have not chosen, refunds to pay out',
        query: worklistQuery,
        data: worklistPage,
      }),
      async c => c.json(success(await readWorklist(deps, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/worklist/called',
        permission: 'orders.cancel',
        summary: 'Mark a party as informed by phone',
        body: callNoted,
        data: z.null(),
      }),
      async c => c.json(success(await noteCalled(deps, asStaff(c.get('caller')), c.req.valid('json'))), 200),
    );
}
