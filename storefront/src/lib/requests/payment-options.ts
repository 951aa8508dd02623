import type { OnlineProvider } from '@gangway/shared/contract/payment-providers/online.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

export type PaymentProviderChoice = OnlineProvider;

const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: ({ signal }) =>
    request<{ providers: PaymentProviderChoice[] }>('GET', '/payments/options', { signal }),
  meta: { inline: true },
});

/** The payment methods available to this visitor. */
export const usePaymentOptions = () => useQuery(paymentOptionsQuery);
