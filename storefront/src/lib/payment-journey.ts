import type { StartedPayment } from '@gangway/shared/contract/payments.ts';

/** Where a payment leads, and whose it is: what /jump and /return need of it, in this tab. */
export interface PaymentJourney {
  gatewayUrl: string | null;
  provider: string;
  amountSen: number;
  orderNumber: string | null;
}

const keyOf = (paymentId: string) => `gangway.payment.${paymentId}`;

export function keepPaymentJourney({ payment, gatewayUrl }: StartedPayment): void {
  const journey: PaymentJourney = {
    gatewayUrl,
    provider: payment.provider,
    amountSen: payment.amountSen,
    orderNumber: payment.orders[0]?.number ?? null,
  };
  localStorage.setItem(keyOf(payment.id), JSON.stringify(journey));
}

export function paymentJourney(paymentId: string): PaymentJourney | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(paymentId)) ?? 'null') as PaymentJourney | null;
  } catch {
    return null;
  }
}
