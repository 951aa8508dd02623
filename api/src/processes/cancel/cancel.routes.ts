import {
  type CancelRequest,
  type ChargeWaiver,
  cancelPreview,
  cancelPreviewRequest,
  cancelRequest,
  orderDetail,
  orderParams,
} from '@gangway/shared/contract/sales/orders.ts';
import { createApproval } from '../../features/staff/users/approval.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitorOf } from '../../reservations/access/visitor.middleware.ts';
import { cancelOrderParts, previewCancel } from './cancel.service.ts';
import { approveWaiver } from './waiver.service.ts';

/** The part of a request that is stored with its key. It must not allow guessing a password. */
const withoutPassword = ({ waiver, ...request }: CancelRequest) => {
  if (!waiver) return request;
  const { approval, ...terms } = waiver;
  return { ...request, waiver: { ...terms, approver: approval?.username } };
};

/** Canceling an order or parts of it, for everyone who may see it (R105). */
export function createCancelRoutes(deps: Deps) {
  const approval = createApproval(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/cancel/preview',
        permission: 'public',
        security: orderAccess,
        summary: 'What canceling would cost now',
        params: orderParams,
        body: cancelPreviewRequest,
        data: cancelPreview,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        return c.json(success(await previewCancel(deps, visit, c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/cancel',
        permission: 'public',
        security: orderAccess,
        summary: 'Cancel tickets and cabins, or the whole order',
        params: orderParams,
        headers: idempotencyHeader,
        body: cancelRequest,
        data: orderDetail,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const request = c.req.valid('json');
        const header = c.req.valid('header');
        const { caller } = visit.visitor;
        const keyOf = (orderId: string) =>
          requestKey(caller, header, ['cancel', orderId, withoutPassword(request)]);
        const waive = (waiver: ChargeWaiver) => approveWaiver(approval, caller, waiver);
        return c.json(success(await cancelOrderParts(deps, visit, keyOf, request, waive)), 200);
      },
    );
}
