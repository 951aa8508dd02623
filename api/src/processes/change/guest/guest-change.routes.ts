import {
  orderChangePreview,
  orderChangePreviewRequest,
  orderChangeRequest,
  orderChangeResult,
  replacingOrder,
} from '@gangway/shared/contract/sales/order-change.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { visitorOf } from '../../../reservations/access/visitor.middleware.ts';
import { changeOrder, previewChange, readReplacing } from './guest-change.service.ts';

/** Changes that guests make to a paid order themselves, for everyone who may see it (R210). */
export function createGuestChangeRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/orders/{number}/replacing',
        permission: 'public',
        security: orderAccess,
        summary: 'The booking that replaced this one; null without one',
        params: orderParams,
        data: replacingOrder.nullable(),
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        return c.json(success(await readReplacing(deps, visit)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/change/preview',
        permission: 'public',
        security: orderAccess,
        summary: 'Preview a change: old, new, difference, charge and rule',
        params: orderParams,
        body: orderChangePreviewRequest,
        data: orderChangePreview,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const { change } = c.req.valid('json');
        return c.json(success(await previewChange(deps, visit, change, c.get('language'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/change',
        permission: 'public',
        security: orderAccess,
        summary: 'Change sailing, cabins or passengers; a difference is paid first',
        params: orderParams,
        headers: idempotencyHeader,
        body: orderChangeRequest,
        data: orderChangeResult,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const request = c.req.valid('json');
        const header = c.req.valid('header');
        const keyOf = (orderId: string) =>
          requestKey(visit.visitor.caller, header, ['change', orderId, request]);
        return c.json(success(await changeOrder(deps, visit, keyOf, request, c.get('language'))), 200);
      },
    );
}
