import { useQueries } from '@tanstack/react-query';
import { useCart } from '../../../lib/cart/cart-store.ts';
import { quoteQuery } from '../../../lib/requests/quote.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { quoteRequestOfItem } from './item-requests.ts';
import { type PricedItem, priceItem } from './priced-item.ts';

/** All cart items with current prices, requested each time the cart is opened. */
export function usePricedItems(): { items: PricedItem[]; askAgain: () => void } {
  const items = useCart(cart => cart.items);
  const sailings = useQueries({
    queries: items.map(({ sailingId }) => ({
      ...sailingQuery(sailingId),
      refetchOnMount: 'always' as const,
    })),
  });
  const quotes = useQueries({
    queries: items.map(item => ({
      ...quoteQuery(quoteRequestOfItem(item)),
      // Never show another item's price while loading.
      placeholderData: undefined,
      refetchOnMount: 'always' as const,
    })),
  });
  const priced = items.flatMap((item, index) => {
    const [sailing, quote] = [sailings[index], quotes[index]];
    return sailing && quote ? [priceItem(item, sailing, quote)] : [];
  });
  return {
    items: priced,
    askAgain: () => {
      for (const query of [...sailings, ...quotes]) query.refetch();
    },
  };
}
