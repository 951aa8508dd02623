import { ApiError } from '@gangway/shared/contract/api-error.ts';
import type { OrderDetail } from '@gangway/shared/contract/orders.ts';
import { useMutation } from '@tanstack/react-query';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { dropItems } from '../items/cart.ts';
import { orderRequestOfItem } from '../items/item-requests.ts';
import type { PricedItem } from '../items/priced-item.ts';
import { keepRefusals } from '../items/refusals.ts';
import { checkOut } from '../requests/check-out.ts';
import { forgetSubmission, submissionKey } from './submission.ts';

/** What came of a checkout: the orders that were made. Why others were not stands with their items. */
export interface CheckoutOutcome {
  id: string;
  total: number;
  orders: OrderDetail[];
  provider: PaymentProviderChoice;
}

interface Checkout {
  items: readonly PricedItem[];
  provider: PaymentProviderChoice;
}

/** Makes an order of every item at the price that was shown. What was booked leaves the cart. */
export function useCheckOut(onDone: (outcome: CheckoutOutcome) => void) {
  const { language } = useFormat();
  return useMutation({
    meta: { inline: true },
    mutationFn: async ({ items, provider }: Checkout): Promise<CheckoutOutcome> => {
      const paymentMethod = provider === 'balance' ? 'balance' : 'online';
      const requests = items.flatMap(({ item, quote }) =>
        quote ? [orderRequestOfItem(item, quote.totalSen, { paymentMethod, language })] : [],
      );
      const { checkoutId, total, results } = await checkOut(requests, submissionKey(requests));
      const refused = items.flatMap(({ item }, index) => {
        const result = results[index];
        return result && !result.ok ? [{ item, message: result.message }] : [];
      });
      keepRefusals(refused);
      dropItems(items.flatMap(({ item }, index) => (results[index]?.ok ? [item.id] : [])));
      const orders = results.flatMap(result => (result.ok ? [result.order] : []));
      return { id: checkoutId, total, orders, provider };
    },
    onSuccess: outcome => {
      forgetSubmission();
      onDone(outcome);
    },
    onError: error => {
      if (!(error instanceof ApiError && error.unanswered)) forgetSubmission();
    },
  });
}
