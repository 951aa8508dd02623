import type { OrderDetail } from '@gangway/shared/contract/orders.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/order-access.ts';

const WAITING_MS = 10_000;

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['order', number],
    queryFn: ({ signal }) =>
      request<OrderDetail>('GET', `/orders/${encodeURIComponent(number)}`, {
        orderToken: orderToken(number),
        signal,
      }),
    staleTime: 0,
    // While it waits for payment, a payment may arrive from another tab or late from the bank.
    refetchInterval: ({ state }) => (state.data?.status === 'unpaid' ? WAITING_MS : false),
    meta: { inline: true },
  });

/** An order of this visitor's, with tickets, cabins, refunds and history. */
export const useOrder = (number: string) => useQuery(orderQuery(number));
