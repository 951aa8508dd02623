import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';

const KEY = 'gangway.payments';

/** A bank sends people back within minutes; of payments that were begun long ago nothing needs to be known here. */
const KEPT = 5;

/** Where a payment leads, and whose it is: what /jump and /return need of it, also where a bank opens a tab of its own. */
export interface PaymentJourney {
  gatewayUrl: string | null;
  amountSen: number;
  orderNumber: string | null;
}

function stored(): Record<string, PaymentJourney> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, PaymentJourney>;
  } catch {
    return {};
  }
}

/** Keeps a payment's way; of the oldest, beyond five, it lets go. */
export function storePaymentJourney({ payment, gatewayUrl }: StartedPayment): void {
  const { [payment.id]: _earlier, ...others } = stored();
  const kept = Object.entries(others).slice(1 - KEPT);
  const journey: PaymentJourney = {
    gatewayUrl,
    amountSen: payment.amountSen,
    orderNumber: payment.orders[0]?.number ?? null,
  };
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [payment.id]: journey }));
}

export const paymentJourney = (paymentId: string): PaymentJourney | null => stored()[paymentId] ?? null;
