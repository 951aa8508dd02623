import {
  batchCancelPreview,
  batchCancelPreviewRequest,
  batchCancelRequest,
  batchCancelResult,
} from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitsOf } from '../../reservations/access/visitor.middleware.ts';
import { cancelOrders, previewCancelOrders } from './cancel.service.ts';

/** Canceling several orders at once (R23). Mounted before the routes that would read `batch` as an order number. */
export function createBatchCancellationRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/batch/cancel/preview',
        permission: 'public',
        security: orderAccess,
        summary: 'What canceling several orders would cost now',
        body: batchCancelPreviewRequest,
        data: batchCancelPreview,
      }),
      async c => {
        const visits = visitsOf(c, c.req.valid('json').numbers);
        const preview = await previewCancelOrders(deps, c.get('caller'), visits, c.get('language'));
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/batch/cancel',
        permission: 'public',
        security: orderAccess,
        summary: 'Cancel several orders, each separately',
        headers: idempotencyHeader,
        body: batchCancelRequest,
        data: batchCancelResult,
      }),
      async c => {
        const caller = c.get('caller');
        const { orders, reason } = c.req.valid('json');
        const visits = visitsOf(
          c,
          orders.map(({ number }) => number),
        ).map((visit, index) => ({ ...visit, expectedChargeSen: orders[index]?.expectedChargeSen ?? 0 }));
        const key = requestKey(caller, c.req.valid('header'), ['batch-cancel', orders, reason]);
        const result = await cancelOrders(deps, key, caller, visits, { reason }, c.get('language'));
        return c.json(success(result), 200);
      },
    );
}
