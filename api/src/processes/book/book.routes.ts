import {
  bookingRequest,
  checkoutRequest,
  checkoutResult,
  createdOrder,
} from '@gangway/shared/contract/sales/orders.ts';
import { quote as quoteData, quoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, idempotencyHeader, success } from '../../lib/http/endpoint.ts';
import { requestKey } from '../../lib/http/idempotency.repository.ts';
import { createRouter } from '../../lib/http/router.ts';
import { quote } from '../../reservations/pricing/quote.service.ts';
import { bookCart } from './book.service.ts';
import { bookerOf, type Sale } from './booker.service.ts';

/** Booking (R21, R22): what a party costs, one sailing, and a cart of several. */
export function createBookRoutes(deps: Deps, sale: Sale) {
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
        body: bookingRequest,
        data: createdOrder,
      }),
      async c => {
        const sent = c.req.valid('json');
        return c.json(success(await sale.book(c, c.var, c.req.valid('header'), sent)), 200);
      },
    )
    .openapi(
      endpoint({
        method: 'post',
        path: '/checkouts',
        permission: 'public',
        summary: 'Book several sailings at once, each separately',
        headers: idempotencyHeader,
        body: checkoutRequest,
        data: checkoutResult,
      }),
      async c => {
        const { orders, humanCheck } = c.req.valid('json');
        const booker = await bookerOf(deps, c, c.var, humanCheck);
        const key = requestKey(booker.caller, c.req.valid('header'), ['checkouts', orders]);
        sale.note(booker.caller, orders);
        return c.json(success(await bookCart(deps, key, orders, booker)), 200);
      },
    );
}
