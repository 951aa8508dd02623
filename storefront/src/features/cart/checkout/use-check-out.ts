import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import { onlineProviders } from '@gangway/shared/contract/payment-providers/online.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useMutation } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Prove } from '../../../lib/human-check/use-proof.ts';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import { removeItems } from '../items/cart.ts';
import { orderRequestOfItem } from '../items/item-requests.ts';
import type { PricedItem } from '../items/priced-item.ts';
import { storeRefusals } from '../items/refusals.ts';
import { checkOut } from '../requests/check-out.ts';
import { forgetSubmission, submissionKey } from './submission.ts';

/** The result of a checkout: the created orders. The errors of the others are at their items. */
export interface CheckoutOutcome {
  id: string;
  total: number;
  orders: OrderDetail[];
  /** '' if nothing is due. */
  provider: PaymentProviderChoice | '';
}

interface Checkout {
  items: readonly PricedItem[];
  provider: PaymentProviderChoice | '';
}

/** Creates an order from every item at the price that was shown. Booked items are removed from the cart. */
export function useCheckOut(prove: Prove, onDone: (outcome: CheckoutOutcome) => void) {
  const { language } = useFormat();
  return useMutation({
    meta: { inline: true },
    mutationFn: async ({ items, provider }: Checkout): Promise<CheckoutOutcome> => {
      const paymentMethod = provider === '' ? 'online' : onlineProviders[provider].method;
      const requests = items.flatMap(({ item, quote }) =>
        quote ? [orderRequestOfItem(item, quote.totalSen, { paymentMethod, language })] : [],
      );
      const { checkoutId, total, results } = await prove(humanCheck =>
        checkOut(requests, submissionKey(requests), humanCheck),
      );
      const refused = items.flatMap(({ item }, index) => {
        const result = results[index];
        return result && !result.ok ? [{ item, message: result.message, fields: fieldsOf(result) }] : [];
      });
      storeRefusals(refused);
      removeItems(items.flatMap(({ item }, index) => (results[index]?.ok ? [item.id] : [])));
      const orders = results.flatMap(result => (result.ok ? [result.order] : []));
      return { id: checkoutId, total, orders, provider };
    },
    onSuccess: outcome => {
      forgetSubmission();
      onDone(outcome);
    },
    onError: (error, { items }) => {
      if (error instanceof ApiError) storeRefusals(refusedItems(error, items));
      if (!(error instanceof ApiError && error.unanswered)) forgetSubmission();
    },
  });
}

/** The fields that an order's refusal names; an error code that concerns one field implies that field. */
const fieldsOf = ({
  error,
  message,
  fields,
}: {
  error: string;
  message: string;
  fields?: Record<string, string> | undefined;
}) => (error === 'referral-unknown' ? { referralCode: message } : (fields ?? {}));

/** If the checkout as a whole was refused: the items whose fields the answer names, as `orders.1.contact.email`. */
function refusedItems(error: ApiError, items: readonly PricedItem[]) {
  return items.flatMap(({ item }, index) => {
    const prefix = `orders.${index}.`;
    const named = Object.entries(error.fields).filter(([path]) => path.startsWith(prefix));
    const fields = Object.fromEntries(named.map(([path, message]) => [path.slice(prefix.length), message]));
    return named.length > 0 ? [{ item, message: error.message, fields }] : [];
  });
}
