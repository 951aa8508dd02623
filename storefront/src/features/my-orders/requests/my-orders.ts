import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { OrdersFilter } from './orders-filter.ts';

const PAGE_SIZE = 10;
const WAITING_MS = 15_000;

export interface OrderPage {
  items: OrderSummary[];
  total: number;
  page: number;
  size: number;
}

const myOrdersQuery = (token: string | null, { sort, ...filter }: OrdersFilter) => {
  const sorting = sort === 'sailing' ? { sort, descending: false } : { sort, descending: true };
  return queryOptions({
    queryKey: ['my-orders', token, { ...filter, sort }],
    queryFn: ({ signal }) =>
      request<OrderPage>('GET', '/orders', { query: { ...filter, ...sorting, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Polled, because holds expire and payments arrive without any action on this page.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'unpaid') ? WAITING_MS : false,
    meta: { inline: true },
  });
};

/** One page of the logged-in customer's orders. */
export const useMyOrders = (filter: OrdersFilter) =>
  useQuery(
    myOrdersQuery(
      useSession(session => session.token),
      filter,
    ),
  );
