import type { StatementLine } from '@gangway/shared/contract/people/agents.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const SIZE = 10;

export interface StatementPage {
  items: StatementLine[];
  total: number;
  page: number;
  size: number;
}

const statementQuery = (page: number) =>
  queryOptions({
    queryKey: ['agent', 'statement', page],
    queryFn: ({ signal }) =>
      request<StatementPage>('GET', '/agents/me/statement', { query: { page, size: SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The entries of the balance, newest first. */
export const useStatement = (page: number) => useQuery(statementQuery(page));
