import {
  cancelPreview,
  cancelPreviewRequest,
  cancelRequest,
  checkoutRequest,
  checkoutResult,
  createdOrder,
  myOrdersQuery,
  orderDetail,
  orderLookup,
  orderPage,
  orderParams,
  orderRequest,
} from '@gangway/shared/contract/orders.ts';
import { quote as quoteData, quoteRequest } from '@gangway/shared/contract/quotes.ts';
import { actorOf, requireCustomer } from '../../lib/caller.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { answerOnce } from '../../lib/http/idempotency.repository.ts';
import { checkPermission } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { checkOut } from '../../processes/book/checkout.service.ts';
import { createOrder } from '../../processes/book/create-order.service.ts';
import { cancel, previewCancellation } from '../../processes/cancel/cancellation.service.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { visitorOf } from '../../reservations/access/visitor.middleware.ts';
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import { quote } from '../../reservations/pricing/quote.service.ts';
import { findOrdersOfCustomer } from './my-orders.repository.ts';
import { createOrderLookup } from './order-lookup.service.ts';

export function createOrdersRoutes(deps: Deps) {
  const lookUpOrder = createOrderLookup(deps);
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/quotes',
        permission: 'public',
        summary: 'Price of a party, travel rules and cancellation ladder',
        body: quoteRequest,
        data: quoteData,
      }),
      async c => c.json(success(await quote(deps, c.req.valid('json'), c.get('language'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders',
        permission: 'public',
        summary: 'Book one sailing',
        headers: idempotencyHeader,
        body: orderRequest,
        data: createdOrder,
      }),
      async c => {
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const actor = actorOf(booker.caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['orders', request],
        };
        const made = await answerOnce(deps, key, actor, trx =>
          createOrder(trx, deps, request, booker, deps.ids.uuid()),
        );
        return c.json(success(made), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/checkouts',
        permission: 'public',
        summary: 'Book several sailings at once, each for itself',
        headers: idempotencyHeader,
        body: checkoutRequest,
        data: checkoutResult,
      }),
      async c => {
        const { orders } = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const actor = actorOf(booker.caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['checkouts', orders],
        };
        return c.json(
          success(await answerOnce(deps, key, actor, trx => checkOut(trx, deps, orders, booker))),
          200,
        );
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/orders',
        permission: 'customer',
        summary: 'My orders',
        query: myOrdersQuery,
        data: orderPage,
      }),
      async c => {
        const query = c.req.valid('query');
        const { id } = requireCustomer(c.get('caller'));
        const { items, total } = await findOrdersOfCustomer(deps.db, id, query, deps.clock.now());
        return c.json(success({ items, total, page: query.page, size: query.size }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/lookup',
        permission: 'public',
        summary: 'Find an order by its number and e-mail or phone',
        body: orderLookup,
        data: createdOrder,
      }),
      async c => {
        const { id } = await lookUpOrder(c.req.valid('json'), clientAddress(c, deps.env.trustProxy));
        const order = await readOrderDetail(deps.db, id, deps.clock.now());
        return c.json(success({ order, accessToken: orderToken(deps, id) }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/orders/{number}',
        permission: 'public',
        summary: 'An order with tickets, cabins and history',
        params: orderParams,
        data: orderDetail,
      }),
      async c => {
        const { id } = await findAccessibleOrder(deps, visitorOf(c), c.req.valid('param').number);
        return c.json(success(await readOrderDetail(deps.db, id, deps.clock.now())), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/cancel/preview',
        permission: 'public',
        summary: 'What canceling would cost now',
        params: orderParams,
        body: cancelPreviewRequest,
        data: cancelPreview,
      }),
      async c => {
        const { id } = await findAccessibleOrder(deps, visitorOf(c), c.req.valid('param').number);
        const parts = c.req.valid('json');
        const preview = await inTransaction(deps, actorOf(c.get('caller')), trx =>
          previewCancellation(trx, id, parts, deps.clock.now()),
        );
        return c.json(success(preview), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/cancel',
        permission: 'public',
        summary: 'Cancel tickets and cabins, or the whole order',
        params: orderParams,
        headers: idempotencyHeader,
        body: cancelRequest,
        data: orderDetail,
      }),
      async c => {
        const caller = c.get('caller');
        if (caller.kind === 'staff') checkPermission(caller, 'orders.cancel');
        const { id } = await findAccessibleOrder(deps, visitorOf(c), c.req.valid('param').number);
        const request = c.req.valid('json');
        const actor = actorOf(caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['cancel', id, request],
        };
        const order = await answerOnce(deps, key, actor, async trx => {
          await cancel(trx, deps, id, request, caller.kind === 'staff' ? 'staff' : 'customer');
          return readOrderDetail(trx, id, deps.clock.now());
        });
        return c.json(success(order), 200);
      },
    );
}
