import {
  officeOrderDetail,
  officeOrderPage,
  officeOrdersQuery,
  resendRequest,
  resendResult,
} from '@gangway/shared/contract/office/orders/orders.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { orderIdOf, readOfficeOrder } from '../../../reservations/order-views/office-order.service.ts';
import { listOfficeOrders } from './office-orders.service.ts';
import { resendConfirmations } from './resend.service.ts';

/** The orders, for the desk (R37). */
export function createOfficeOrdersRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/orders',
        permission: 'orders.read',
        summary: 'Search the orders',
        query: officeOrdersQuery,
        data: officeOrderPage,
      }),
      async c => c.json(success(await listOfficeOrders(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/resend',
        permission: 'orders.sell',
        summary: 'Send the mail with the e-tickets again',
        body: resendRequest,
        data: resendResult,
      }),
      async c => {
        const { numbers } = c.req.valid('json');
        const sent = await resendConfirmations(deps, c.get('caller'), numbers, c.get('language'));
        return c.json(success(sent), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/orders/{number}',
        permission: 'orders.read',
        summary: 'An order with its passengers, payments and history',
        params: orderParams,
        data: officeOrderDetail,
      }),
      async c => {
        const id = await orderIdOf(deps.db, c.req.valid('param').number);
        const order = await inSnapshot(deps.db, db => readOfficeOrder(db, id, deps.clock.now()));
        return c.json(success(order), 200);
      },
    );
}
