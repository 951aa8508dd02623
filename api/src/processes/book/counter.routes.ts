import {
  cashPaymentRequest,
  cashReceipt,
  counterSale,
  counterSaleRequest,
} from '@gangway/shared/contract/office/counter.ts';
import { orderParams } from '@gangway/shared/contract/orders.ts';
import { actorOf } from '../../lib/caller.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { answerOnce } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { payInCash, sellAtCounter } from './counter.service.ts';

/** Selling at the desk for cash (DESIGN section 1, front desk). Prices and cabins come from `POST /quotes`. */
export function createCounterRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/counter-sales',
        permission: 'orders.sell',
        summary: 'Sell to a walk-in and take the cash',
        headers: idempotencyHeader,
        body: counterSaleRequest,
        data: counterSale,
      }),
      async c => {
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const actor = actorOf(booker.caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['counter-sale', request],
        };
        const sold = await answerOnce(deps, key, actor, trx => sellAtCounter(trx, deps, request, booker));
        return c.json(success(sold), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/cash',
        permission: 'orders.sell',
        summary: 'Take cash for an order that waits for payment',
        params: orderParams,
        headers: idempotencyHeader,
        body: cashPaymentRequest,
        data: cashReceipt,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const actor = actorOf(booker.caller);
        const key = {
          owner: actor,
          key: c.req.valid('header')['idempotency-key'],
          request: ['cash', number, request],
        };
        const paid = await answerOnce(deps, key, actor, trx => payInCash(trx, deps, number, request, booker));
        return c.json(success(paid), 200);
      },
    );
}
