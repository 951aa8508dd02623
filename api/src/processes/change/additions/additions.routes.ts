import {
  orderAddition,
  orderAdditionPreview,
  orderAdditionRequest,
  orderAdditionResult,
} from '@gangway/shared/contract/office/orders/additions.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../../lib/http/endpoint.ts';
import { requestKey } from '../../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { deskOf } from '../../../reservations/cabins/desk.middleware.ts';
import { addToOrder, previewAddition } from './additions.service.ts';

const permission = 'orders.sell';

/** The desk adds a passenger or cabins to an order (R265). */
export function createAdditionRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/additions/preview',
        permission,
        summary: 'The price of an added passenger or cabin',
        params: orderParams,
        body: orderAddition,
        data: orderAdditionPreview,
      }),
      async c => {
        const { number } = c.req.valid('param');
        return c.json(success(await previewAddition(deps, deskOf(c), number, c.req.valid('json'))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/additions',
        permission,
        summary: 'Add a passenger or cabins, and take the payment',
        params: orderParams,
        headers: idempotencyHeader,
        body: orderAdditionRequest,
        data: orderAdditionResult,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const desk = deskOf(c);
        const request = c.req.valid('json');
        const key = requestKey(desk.caller, c.req.valid('header'), ['additions', number, request]);
        return c.json(success(await addToOrder(deps, key, desk, number, request)), 200);
      },
    );
}
