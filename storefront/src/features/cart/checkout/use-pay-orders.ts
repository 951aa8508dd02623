import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paymentPath, startPayment } from '../../../lib/payments/start-payment.ts';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import type { CheckoutOutcome } from './use-check-out.ts';

interface OrdersPayment {
  outcome: CheckoutOutcome;
  /** '' if nothing is due. */
  provider: PaymentProviderChoice | '';
}

/** Starts one payment for all orders of a checkout; retrying with the same payment method is the same payment. */
export function usePayOrders() {
  const [, navigate] = useLocation();
  return useMutation({
    meta: { inline: true },
    mutationFn: ({ outcome, provider }: OrdersPayment) =>
      startPayment(
        outcome.orders.map(({ number }) => number),
        provider,
        `${outcome.id}-${provider || 'nothing'}`,
        { success: outcome.orders.length, total: outcome.total },
      ),
    // Replaced, so that "back" opens the cart and not orders that are being paid.
    onSuccess: (started, { outcome }) =>
      navigate(
        paymentPath(
          started,
          outcome.orders.map(({ number }) => number),
        ),
        { replace: true },
      ),
  });
}
