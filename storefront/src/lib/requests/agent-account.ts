import type { AgentAccount } from '@gangway/shared/contract/people/agents.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const agentAccountQuery = queryOptions({
  queryKey: ['agent', 'account'],
  queryFn: ({ signal }) => request<AgentAccount>('GET', '/agents/me', { signal }),
  staleTime: 0,
  meta: { inline: true },
});

/** The available balance, for customers who can pay from a balance. */
export const useAvailableBalance = (isAgent: boolean) =>
  useQuery({ ...agentAccountQuery, enabled: isAgent }).data?.availableSen ?? null;

/** Level, balance and this month's sales of the logged-in agent. */
export const useAgentAccount = () => useQuery(agentAccountQuery);
