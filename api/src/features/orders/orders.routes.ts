import {
  createdOrder,
  myOrdersQuery,
  orderDetail,
  orderLookup,
  orderPage,
  orderParams,
} from '@gangway/shared/contract/sales/orders.ts';
import { requireCustomer } from '../../lib/caller.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import { clientAddress } from '../../lib/http/client-address.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, orderAccess, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { findAccessibleOrder } from '../../reservations/access/order-access.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { visitorOf } from '../../reservations/access/visitor.middleware.ts';
import { findOrdersOfCustomer } from '../../reservations/order-views/order-summaries.repository.ts';
import { readOrderDetail } from '../../reservations/order-views/order-view.service.ts';
import { createOrderLookup } from './order-lookup.service.ts';

/** Orders for their buyers: a customer's list, a single order by its number, and the look-up. */
export function createOrdersRoutes(deps: Deps) {
  const lookUpOrder = createOrderLookup(deps);
  return createRouter()
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
        const { items, total } = await findOrdersOfCustomer(deps.db, id, query);
        return c.json(success(pageOf({ items, total }, query)), 200);
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
        const order = await inSnapshot(deps.db, db => readOrderDetail(db, id, deps.clock.now()));
        return c.json(success({ order, accessToken: orderToken(deps, id) }), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/orders/{number}',
        permission: 'public',
        security: orderAccess,
        summary: 'An order with tickets, cabins and history',
        params: orderParams,
        data: orderDetail,
      }),
      async c => {
        const { id } = await findAccessibleOrder(deps, visitorOf(c), c.req.valid('param').number);
        const order = await inSnapshot(deps.db, db => readOrderDetail(db, id, deps.clock.now()));
        return c.json(success(order), 200);
      },
    );
}
