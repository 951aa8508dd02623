import type { PaymentRequest, StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { request } from '../api/request.ts';
import { jumpPath, returnPath } from '../paths.ts';
import { orderTokens } from '../session/order-access.ts';
import { storePaymentJourney } from './payment-journey.ts';

/** Starts paying for one order or several at once; what follows is /jump, or /return where no gateway is needed. */
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

/** What follows a started payment. */
export const paymentPath = ({ payment, gatewayUrl }: StartedPayment): string =>
  gatewayUrl === null ? returnPath(payment.id) : jumpPath(payment.id);
