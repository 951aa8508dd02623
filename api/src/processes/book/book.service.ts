/*
 * Booking: a sailing, a cart or a sale at the desk becomes orders, each with its places, cabins, passengers and tickets.
 *
 * May import: operator, accounts/human-check, accounts/sessions, reservations/access, reservations/cabins,
 * reservations/hold-limits, reservations/inventory, reservations/order-views, reservations/orders, reservations/payments,
 * reservations/pricing, reservations/promos, reservations/queue, reservations/sailings, reservations/tickets,
 * reservations/waitlist, features/customers, features/payments.
 */

import type {
  CounterPaymentRequest,
  CounterReceipt,
  CounterSale,
  CounterSaleRequest,
} from '@gangway/shared/contract/office/orders/counter.ts';
import type { CheckoutResult, OrderRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { Deps } from '../../lib/http/context.ts';
import { answerOnce, type RequestKey } from '../../lib/http/idempotency.repository.ts';
import { checkOut } from './checkout.service.ts';
import { countOrders } from './count-orders.service.ts';
import { payAtCounter, sellAtCounter } from './counter.service.ts';
import type { Booker } from './create-order.service.ts';

/*
 * One request books in its own transaction, once per key (invariant I8). Single sailings are booked in batches
 * (bookings.service.ts). The steps take the transaction as a parameter, so that a change of sailing can run them in its own.
 */

/** Books every bookable sailing of a cart. Returns the reason of each failure. */
export function bookCart(
  deps: Deps,
  key: RequestKey,
  requests: OrderRequest[],
  booker: Booker,
): Promise<CheckoutResult> {
  return countOrders(deps, note =>
    answerOnce(deps, key, async trx => {
      const checkedOut = await checkOut(trx, deps, requests, booker);
      note(checkedOut.results.flatMap(result => (result.ok ? [result] : [])));
      return checkedOut;
    }),
  );
}

/** Sells to a walk-in. @throws AppError what `sellAtCounter` throws. */
export function bookAtCounter(
  deps: Deps,
  key: RequestKey,
  request: CounterSaleRequest,
  booker: Booker,
): Promise<CounterSale> {
  return countOrders(deps, note =>
    answerOnce(deps, key, async trx => {
      const sale = await sellAtCounter(trx, deps, request, booker);
      note([sale]);
      return sale;
    }),
  );
}

/** Takes payment for an unpaid order. @throws AppError what `payAtCounter` throws. */
export function takeForOrder(
  deps: Deps,
  key: RequestKey,
  number: string,
  request: CounterPaymentRequest,
  booker: Booker,
): Promise<CounterReceipt> {
  return answerOnce(deps, key, trx => payAtCounter(trx, deps, number, request, booker));
}
