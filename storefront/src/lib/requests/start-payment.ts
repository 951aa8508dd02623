import type { PaymentRequest, StartedPayment } from '@gangway/shared/contract/payments.ts';
import { request } from '../api/request.ts';
import { orderToken } from '../order-access.ts';
import { keepPaymentJourney } from '../payment-journey.ts';

/** Starts paying for one order; what follows is the page /jump, or /return where no gateway is needed. */
export async function startPayment(
  number: string,
  provider: PaymentRequest['provider'],
  idempotencyKey: string,
): Promise<StartedPayment> {
  const started = await request<StartedPayment>('POST', '/payments', {
    body: { orderNumbers: [number], provider } satisfies PaymentRequest,
    idempotencyKey,
    orderToken: orderToken(number),
  });
  keepPaymentJourney(started);
  return started;
}
