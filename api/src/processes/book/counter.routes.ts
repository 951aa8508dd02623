import {
  counterPaymentRequest,
  counterReceipt,
  counterSale,
  counterSaleRequest,
} from '@gangway/shared/contract/office/orders/counter.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { bookAtCounter, takeForOrder } from './book.service.ts';

/** Selling at the desk (R126). Prices and cabins come from `POST /quotes`. */
export function createCounterRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/counter-sales',
        permission: 'orders.sell',
        summary: 'Sell at the counter and take the payment',
        headers: idempotencyHeader,
        body: counterSaleRequest,
        data: counterSale,
      }),
      async c => {
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const key = requestKey(booker.caller, c.req.valid('header'), ['counter-sale', request]);
        const sold = await bookAtCounter(deps, key, request, booker);
        return c.json(success(sold), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/office/orders/{number}/payment',
        permission: 'orders.sell',
        summary: 'Take the payment of an unpaid order at the desk',
        params: orderParams,
        headers: idempotencyHeader,
        body: counterPaymentRequest,
        data: counterReceipt,
      }),
      async c => {
        const { number } = c.req.valid('param');
        const request = c.req.valid('json');
        const booker = { caller: c.get('caller'), language: c.get('language') };
        const key = requestKey(booker.caller, c.req.valid('header'), ['counter-payment', number, request]);
        const paid = await takeForOrder(deps, key, number, request, booker);
        return c.json(success(paid), 200);
      },
    );
}
