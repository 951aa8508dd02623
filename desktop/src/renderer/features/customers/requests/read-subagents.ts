import type { SubagentTree } from '@gangway/shared/contract/people/agents.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useSubagents = (id: string) =>
  useQuery({
    queryKey: ['customers', 'subagents', id],
    queryFn: ({ signal }) => request<SubagentTree>('GET', `/office/customers/${id}/subagents`, { signal }),
    meta: { inline: true },
  });
