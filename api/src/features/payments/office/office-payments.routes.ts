import {
  officePaymentDetail,
  officePaymentPage,
  officePaymentsQuery,
  paymentDesks,
  paymentExportQuery,
  refundState,
  settledByHandRequest,
} from '@gangway/shared/contract/office/orders/payments.ts';
import { paymentParams } from '@gangway/shared/contract/sales/payments.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { createRoute } from '@hono/zod-openapi';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import { excelAnswer, excelCall } from '../../../lib/excel/excel-answer.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { endpoint, success } from '../../../lib/http/endpoint.ts';
import { asStaff } from '../../../lib/http/permission.ts';
import { createRouter } from '../../../lib/http/router.ts';
import { textsIn } from '../../../lib/texts.ts';
import { findPaymentDesks } from './office-payments.repository.ts';
import {
  exportPayments,
  pagePayments,
  readOfficePayment,
  retryRefund,
  settleByHand,
} from './office-payments.service.ts';

/** Approximate size of a row in the file. */
const BYTES_A_ROW = 110;

/** Payment records (R30). */
export function createOfficePaymentsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/payments',
        permission: 'payments.read',
        summary: 'One page of the filtered payments, with their totals',
        query: officePaymentsQuery,
        data: officePaymentPage,
      }),
      async c => c.json(success(await pagePayments(deps.db, c.req.valid('query'))), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/office/payments/desks',
        permission: 'payments.read',
        summary: 'Officers and workplaces that took or paid out money',
        data: paymentDesks,
      }),
      async c => c.json(success(await findPaymentDesks(deps.db)), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/payments/export.xlsx',
        summary: 'The filtered payments, as an Excel file',
        tags: ['office'],
        request: { query: paymentExportQuery },
        ...excelCall('payments.read'),
      }),
      async c => {
        const language = c.get('language');
        const sheet = await exportPayments(deps, c.req.valid('query'), language);
        const name = textsIn(language)('reports:payments.file', { date: localDateIn(deps.clock.now()) });
        return excelAnswer(sheet, name, BYTES_A_ROW);
      },
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
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await inSnapshot(deps.db, db => readOfficePayment(db, id))), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/payments/refunds/{id}/retry',
        permission: 'orders.cancel',
        summary: 'Retry a failed refund',
        params: paymentParams,
        data: refundState,
      }),
      async c => {
        const { id } = c.req.valid('param');
        return c.json(success(await retryRefund(deps, asStaff(c.get('caller')), id)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/payments/refunds/{id}/settle',
        permission: 'orders.cancel',
        summary: 'Record that a failed refund was paid without the gateway',
        params: paymentParams,
        body: settledByHandRequest,
        data: refundState,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const settled = await settleByHand(deps, asStaff(c.get('caller')), id, c.req.valid('json'));
        return c.json(success(settled), 200);
      },
    );
}
