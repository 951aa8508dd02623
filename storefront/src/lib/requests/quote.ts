import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

export const quoteQuery = (body: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', body],
    queryFn: ({ signal }) => request<Quote>('POST', '/quotes', { body, signal }),
    enabled: body.passengers.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    meta: { inline: true },
  });

/** Price, travel rules and cancellation ladder of a party; the earlier answer is shown while a new one loads. */
export const useQuote = (body: QuoteRequest) => useQuery(quoteQuery(body));
