import type { AgentOrder } from '@gangway/shared/contract/people/agents.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { Period } from '../period/period.ts';

const SIZE = 10;

export interface SoldPage {
  items: AgentOrder[];
  total: number;
  page: number;
  size: number;
}

const soldOrdersQuery = (period: Period, page: number) =>
  queryOptions({
    queryKey: ['agent', 'sold', period, page],
    queryFn: ({ signal }) =>
      request<SoldPage>('GET', '/agents/me/sales/orders', {
        query: { ...period, page, size: SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The orders that the agent and the sub-agents sold in a period. */
export const useSoldOrders = (period: Period, page: number) => useQuery(soldOrdersQuery(period, page));
