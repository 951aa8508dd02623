import {
  soldVoucher,
  voucherParams,
  voucherSaleRequest,
} from '@gangway/shared/contract/office/orders/vouchers.ts';
import { orderDetail, orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { paidWithVoucher, voucherBalance, voucherCodeBody } from '@gangway/shared/contract/sales/vouchers.ts';
import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { requires } from '../../lib/http/permission.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitorOf } from '../../reservations/access/visitor.middleware.ts';
import { voucherPaper } from './voucher-paper.service.ts';
import { sellVoucher } from './voucher-sale.service.ts';
import { readVoucherBalance, takeVouchersBack, useVoucher } from './vouchers.service.ts';

/** Paying with vouchers (R241), for visitors who may see the order and staff who sell; and selling vouchers at the desk. */
export function createVoucherRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/vouchers/balance',
        permission: 'public',
        summary: 'The balance of a voucher',
        body: voucherCodeBody,
        data: voucherBalance,
      }),
      async c => c.json(success(await readVoucherBalance(deps, c.req.valid('json').code)), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/voucher',
        permission: 'public',
        security: orderAccess,
        summary: 'Pay an order with a voucher, or a part of it',
        params: orderParams,
        headers: idempotencyHeader,
        body: voucherCodeBody,
        data: paidWithVoucher,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        const { code } = c.req.valid('json');
        const key = requestKey(visit.visitor.caller, c.req.valid('header'), ['voucher', visit.number, code]);
        return c.json(success(await useVoucher(deps, key, visit, code)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/orders/{number}/voucher/remove',
        permission: 'public',
        security: orderAccess,
        summary: 'Return voucher payments of an unpaid order to the vouchers',
        params: orderParams,
        data: orderDetail,
      }),
      async c => {
        const visit = { visitor: visitorOf(c), number: c.req.valid('param').number };
        return c.json(success(await takeVouchersBack(deps, visit)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/vouchers',
        permission: 'orders.sell',
        summary: 'Sell a voucher and take the payment',
        headers: idempotencyHeader,
        body: voucherSaleRequest,
        data: soldVoucher,
      }),
      async c => {
        const request = c.req.valid('json');
        const caller = c.get('caller');
        const key = requestKey(caller, c.req.valid('header'), ['voucher-sale', request]);
        return c.json(success(await sellVoucher(deps, key, caller, request)), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/office/vouchers/{id}/voucher.pdf',
        summary: 'A voucher as a PDF',
        tags: ['office'],
        'x-permission': 'orders.sell' as const,
        middleware: requires('orders.sell'),
        request: { params: voucherParams },
        responses: {
          200: {
            description: 'The file',
            content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
          },
        },
      }),
      async c => {
        const { fileName, pdf } = await voucherPaper(deps, c.req.valid('param').id);
        return new Response(new Uint8Array(pdf), {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': `inline; filename="${fileName}"`,
            'Cache-Control': 'private, no-store',
          },
        });
      },
    );
}
