import type { OfficePaymentDetail } from '@gangway/shared/contract/office/orders/payments.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => request<OfficePaymentDetail>('GET', `/office/payments/${id}`, { signal }),
    meta: { inline: true },
  });
