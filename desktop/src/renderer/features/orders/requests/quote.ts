import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** The price of a party, and the passengers who may not sail. Refetched with every change. */
export const useQuote = (body: QuoteRequest | null) =>
  useQuery({
    queryKey: ['orders', 'quote', body],
    queryFn: ({ signal }) => request<Quote>('POST', '/quotes', { body, signal }),
    enabled: body !== null,
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
