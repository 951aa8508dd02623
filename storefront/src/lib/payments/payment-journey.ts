import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';

const KEY = 'gangway.payments';

/** Number of payments to store: banks redirect back within minutes, so older ones are not needed. */
const KEPT = 5;

/** A checkout of the cart: the number of its sailings, and of those that became orders. */
export interface Checkout {
  success: number;
  total: number;
}

/** A payment's gateway address and orders, which /jump and /return need, also if a bank opens a new tab. */
export interface PaymentJourney {
  gatewayUrl: string | null;
  amountSen: number;
  orderNumber: string | null;
  /** The checkout that this payment belongs to; its result is prescribed (R82). */
  checkout?: Checkout;
}

function stored(): Record<string, PaymentJourney> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, PaymentJourney>;
  } catch {
    return {};
  }
}

/** Stores a payment's gateway address, if there was anything to pay; the oldest beyond five is removed. */
export function storePaymentJourney({ payment, gatewayUrl }: StartedPayment, checkout?: Checkout): void {
  if (payment === null) return;
  const { [payment.id]: _earlier, ...others } = stored();
  const kept = Object.entries(others).slice(1 - KEPT);
  const journey: PaymentJourney = {
    gatewayUrl,
    amountSen: payment.amountSen,
    orderNumber: payment.orders[0]?.number ?? null,
    ...(checkout && { checkout }),
  };
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [payment.id]: journey }));
}

export const paymentJourney = (paymentId: string): PaymentJourney | null => stored()[paymentId] ?? null;
