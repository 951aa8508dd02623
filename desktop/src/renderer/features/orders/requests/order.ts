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

/** Whatever was shown of orders may look different now; sailings and rooms too. */
export const refreshOrders = async (): Promise<void> => {
  for (const queryKey of [['orders'], ['sailings'], ['rooms'], ['manifest']])
    void queryClient.invalidateQueries({ queryKey });
};
