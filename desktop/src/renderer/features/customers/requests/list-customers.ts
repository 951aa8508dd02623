import type { OfficeCustomer } from '@gangway/shared/contract/office/orders/customers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export interface CustomerPage {
  items: OfficeCustomer[];
  total: number;
}

export const useCustomers = (query: Record<string, string | number | boolean>) =>
  useQuery({
    queryKey: ['customers', 'list', query],
    queryFn: ({ signal }) => request<CustomerPage>('GET', '/office/customers', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
