import {
  batchCancelPreview,
  batchCancelPreviewRequest,
  batchCancelRequest,
  batchCancelResult,
} from '@gangway/shared/contract/orders.ts';
import { actorOf } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { answerOnce } from '../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitsOf } from '../../reservations/access/visitor.middleware.ts';
import { cancelBatch, previewBatch } from './batch-cancellation.service.ts';

/** Canceling several orders at once (specification section 4). Mounted before what takes `batch` for an order's number. */
export function createBatchCancellationRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/batch/cancel/preview',
        permission: 'public',
        summary: 'What canceling several orders would cost now',
        body: batchCancelPreviewRequest,
        data: batchCancelPreview,
      }),
      async c => {
        const visits = visitsOf(c, c.req.valid('json').numbers);
        const preview = await inTransaction(deps, actorOf(c.get('caller')), trx =>
          previewBatch(trx, deps, visits, c.get('language')),
        );
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/batch/cancel',
        permission: 'public',
        summary: 'Cancel several orders, each for itself',
        headers: idempotencyHeader,
        body: batchCancelRequest,
        data: batchCancelResult,
      }),
      async c => {
        const caller = c.get('caller');
        if (caller.kind === 'staff') checkPermission(caller, 'orders.cancel');
        const { orders } = c.req.valid('json');
        const visits = visitsOf(
          c,
          orders.map(({ number }) => number),
        ).map((visit, index) => ({ ...visit, expectedChargeSen: orders[index]?.expectedChargeSen ?? 0 }));
        const actor = actorOf(caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['batch-cancel', orders],
        };
        const by = caller.kind === 'staff' ? 'staff' : 'customer';
        const result = await answerOnce(deps, key, actor, trx =>
          cancelBatch(trx, deps, visits, by, c.get('language')),
        );
        return c.json(success(result), 200);
      },
    );
}
