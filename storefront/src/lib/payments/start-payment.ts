import type { PaymentRequest, StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { request } from '../api/request.ts';
import { jumpPath, orderPath, paths, returnPath } from '../paths.ts';
import type { PaymentProviderChoice } from '../requests/payment-options.ts';
import { orderTokens } from '../session/order-access.ts';
import { type Checkout, storePaymentJourney } from './payment-journey.ts';

/** The state of the address of an order whose payment could not be started: its page says why. */
export interface PaymentRefusal {
  paymentRefused: string;
}

/**
 * Starts the payment of one or more orders; continues with /jump, or /return if no gateway is needed. The provider is omitted
 * if nothing is due (R330): the orders are then paid. `checkout` is the checkout of a cart that the orders come from.
 */
export async function startPayment(
  orderNumbers: string[],
  provider: PaymentProviderChoice | '',
  idempotencyKey: string,
  checkout?: Checkout,
): Promise<StartedPayment> {
  const started = await request<StartedPayment>('POST', '/payments', {
    body: { orderNumbers, ...(provider !== '' && { provider }) } satisfies PaymentRequest,
    idempotencyKey,
    orderToken: orderTokens(orderNumbers),
  });
  storePaymentJourney(started, checkout);
  return started;
}

/** The next address after a payment of orders was started: the first order's page if nothing was due. */
export function paymentPath({ payment, gatewayUrl }: StartedPayment, [number]: readonly string[]): string {
  if (payment === null) return number === undefined ? paths.personalOrder : orderPath(number);
  return gatewayUrl === null ? returnPath(payment.id) : jumpPath(payment.id);
}
