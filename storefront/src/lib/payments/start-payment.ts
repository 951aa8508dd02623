import type { PaymentRequest, StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { request } from '../api/request.ts';
import { jumpPath, returnPath } from '../paths.ts';
import { orderTokens } from '../session/order-access.ts';
import { storePaymentJourney } from './payment-journey.ts';

/** Starts the payment of one or more orders; continues with /jump, or /return if no gateway is needed. */
export async function startPayment(
  orderNumbers: string[],
  provider: PaymentRequest['provider'],
  idempotencyKey: string,
): Promise<StartedPayment> {
  const started = await request<StartedPayment>('POST', '/payments', {
    body: { orderNumbers, provider } satisfies PaymentRequest,
    idempotencyKey,
    orderToken: orderTokens(orderNumbers),
  });
  storePaymentJourney(started);
  return started;
}

/** The next address after a payment was started. */
export const paymentPath = ({ payment, gatewayUrl }: StartedPayment): string =>
  gatewayUrl === null ? returnPath(payment.id) : jumpPath(payment.id);
