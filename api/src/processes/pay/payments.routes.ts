import { handedOutRequest } from '@gangway/shared/contract/sales/counter-taking.ts';
import {
  cashPaymentRequest,
  handedOutRefund,
  payment,
  paymentOptions,
  paymentParams,
  paymentRequest,
  startedPayment,
} from '@gangway/shared/contract/sales/payments.ts';
import type { Context } from 'hono';
import { offeredProviders } from '../../features/payments/providers/providers.service.ts';
import { handOutRefund } from '../../features/payments/refunds.service.ts';
import { inSnapshot } from '../../lib/database/snapshot.ts';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, orderAccess, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import type { Payer } from './payer.types.ts';
import { readPaymentFor } from './payment-view.service.ts';
import { startPayment } from './payments.service.ts';

/** The payer: the session, and the orders' tokens, separated by commas. */
function payerOf(c: Context<AppEnv>): Payer {
  const header = c.req.header('X-Order-Token') ?? c.req.query('key') ?? '';
  return { caller: c.get('caller'), orderTokens: header.split(',').map(token => token.trim()) };
}

export function createPaymentsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/payments/options',
        permission: 'public',
        summary: 'The caller’s payment methods',
        data: paymentOptions,
      }),
      c => c.json(success({ providers: offeredProviders(deps.env, c.get('caller')) }), 200),
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/payments',
        permission: 'public',
        security: orderAccess,
        summary: 'Pay orders at a gateway or from a balance',
        headers: idempotencyHeader,
        body: paymentRequest,
        data: startedPayment,
      }),
      async c => {
        const key = c.req.valid('header')['idempotency-key'];
        return c.json(success(await startPayment(deps, payerOf(c), c.req.valid('json'), key)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/payments/counter',
        permission: 'orders.sell',
        summary: 'Take cash for orders at the desk',
        headers: idempotencyHeader,
        body: cashPaymentRequest,
        data: startedPayment,
      }),
      async c => {
        const key = c.req.valid('header')['idempotency-key'];
        const request = { ...c.req.valid('json'), provider: 'counter' as const };
        return c.json(success(await startPayment(deps, payerOf(c), request, key)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/payments/refunds/{id}/handed-out',
        permission: 'orders.sell',
        summary: 'Record a refund that was paid out at the desk, in cash or by terminal',
        params: paymentParams,
        body: handedOutRequest,
        data: handedOutRefund,
      }),
      async c => {
        const { entries } = c.req.valid('json');
        const refund = await handOutRefund(deps, c.get('caller'), c.req.valid('param').id, entries);
        return c.json(success(refund), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/payments/{id}',
        permission: 'public',
        security: orderAccess,
        summary: 'A payment and its orders',
        params: paymentParams,
        data: payment,
      }),
      async c => {
        const { id } = c.req.valid('param');
        const payment = await inSnapshot(deps.db, db => readPaymentFor({ ...deps, db }, payerOf(c), id));
        return c.json(success(payment), 200);
      },
    );
}
