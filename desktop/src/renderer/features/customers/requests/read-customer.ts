import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useCustomer = (id: string) =>
  useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => request<OfficeCustomerDetail>('GET', `/office/customers/${id}`, { signal }),
    meta: { inline: true },
  });
