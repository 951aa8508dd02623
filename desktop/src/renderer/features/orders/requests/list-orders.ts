import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useOrders = (query: object) =>
  useQuery({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => request<OfficeOrderPage>('GET', '/office/orders', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
