import type { OfficeStatementLine } from '@gangway/shared/contract/office/orders/customers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useStatement = (id: string, page: { page: number; size: number }) =>
  useQuery({
    queryKey: ['customers', 'statement', id, page],
    queryFn: ({ signal }) =>
      request<{ items: OfficeStatementLine[]; total: number }>('GET', `/office/customers/${id}/statement`, {
        query: page,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
