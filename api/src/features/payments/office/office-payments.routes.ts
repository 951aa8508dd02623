import {
  officePaymentDetail,
  officePaymentPage,
  officePaymentsQuery,
  retriedRefund,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { paymentParams } from '@gangway/shared/contract/sales/payments.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { pagePayments, readOfficePayment, retryRefund } from './office-payments.service.ts';

/** Payment records (R30). */
export function createOfficePaymentsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/payments',
        permission: 'payments.read',
        summary: 'One page of the payments, with what all that are filtered come to',
        query: officePaymentsQuery,
        data: officePaymentPage,
      }),
      async c => c.json(success(await pagePayments(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/payments/{id}',
        permission: 'payments.read',
        summary: 'A payment with its orders, notifications and refunds',
        params: paymentParams,
        data: officePaymentDetail,
      }),
      async c => c.json(success(await readOfficePayment(deps.db, c.req.valid('param').id)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/payments/refunds/{id}/retry',
        permission: 'orders.cancel',
        summary: 'Give the money of a refund that failed back now',
        params: paymentParams,
        data: retriedRefund,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await retryRefund(deps, asStaff(c.get('caller')), id)), 200);
      },
    );
}
