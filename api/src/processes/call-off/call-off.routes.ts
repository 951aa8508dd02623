import { officeSailingDetail, sailingCancel } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { sailingParams } from '@gangway/shared/contract/sailings.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { asStaff } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { cancelSailing } from './cancel-sailing.service.ts';

/** Calling off a sailing. */
export function createCallOffRoutes(deps: Deps) {
  return createRouter().openapi(
    endpoint({
      method: 'post',
      path: '/office/sailings/{id}/cancel',
      permission: 'catalogue.manage',
      summary: 'Cancel a sailing: everybody is told and gets everything back',
      params: sailingParams,
      body: sailingCancel,
      data: officeSailingDetail,
    }),
    async c => {
      const { id } = c.req.valid('param');
      const canceled = await cancelSailing(deps, asStaff(c.get('caller')), id, c.req.valid('json'));
      return c.json(success(canceled), 200);
    },
  );
}
