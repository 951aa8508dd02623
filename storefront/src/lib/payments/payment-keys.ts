import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';

/** The idempotency keys of the payments that a page starts. */
export interface PaymentKeys {
  of(orderNumbers: readonly string[], provider: string, amountSen: number): string;
  failed(error: unknown): void;
}

/**
 * Each set of orders, payment method and amount has its own key: if an order ends while the page is open, what is left is another
 * payment, and the API refuses a key that it knows from another request. A payment that got no answer keeps its key, so that the next
 * attempt does not start a second one.
 */
export function createPaymentKeys(): PaymentKeys {
  const keys = new Map<string, string>();
  return {
    of(orderNumbers, provider, amountSen) {
      const payment = JSON.stringify([orderNumbers, provider, amountSen]);
      const key = keys.get(payment) ?? newKey();
      keys.set(payment, key);
      return key;
    },
    failed(error) {
      if (!(error instanceof ApiError && error.unanswered)) keys.clear();
    },
  };
}
