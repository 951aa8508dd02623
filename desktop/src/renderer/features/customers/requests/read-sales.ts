import type { AgentSales } from '@gangway/shared/contract/people/agents.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** First and last date, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

export const useSales = (id: string, period: Period) =>
  useQuery({
    queryKey: ['customers', 'sales', id, period],
    queryFn: ({ signal }) =>
      request<AgentSales>('GET', `/office/customers/${id}/sales`, { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
