import type { SubagentTree } from '@gangway/shared/contract/people/agents.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { Period } from '../period/period.ts';

const subagentsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['agent', 'subagents', period],
    queryFn: ({ signal }) => request<SubagentTree>('GET', '/agents/me/subagents', { query: period, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The sub-agents, with each one's sales in a period. */
export const useSubagents = (period: Period) => useQuery(subagentsQuery(period));
