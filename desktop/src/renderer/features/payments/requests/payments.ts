import type { OfficePaymentPage } from '@gangway/shared/contract/office/orders/payments.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const paymentsQuery = (query: object) =>
  queryOptions({
    queryKey: ['payments', 'list', query],
    queryFn: ({ signal }) => request<OfficePaymentPage>('GET', '/office/payments', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
