import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

const keyOf = (number: string) => ['orders', 'one', number];

export const useOrder = (number: string) =>
  useQuery({
    queryKey: keyOf(number),
    queryFn: ({ signal }) => request<OfficeOrderDetail>('GET', `/office/orders/${number}`, { signal }),
    meta: { inline: true },
  });

/** Invalidates everything that may show data of orders, including sailings and rooms. */
export const refreshOrders = async (): Promise<void> => {
  for (const queryKey of [['orders'], ['sailings'], ['rooms'], ['manifest']])
    void queryClient.invalidateQueries({ queryKey });
};
