import type {
  AgentOrder,
  AgentTransfer,
  Referral,
  StatementLine,
  SubagentTree,
} from '@gangway/shared/contract/people/agents.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request, requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';
import type { Period } from '../period/period.ts';

const PAGE_SIZE = 10;

interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  size: number;
}

export type SoldPage = Page<AgentOrder>;

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

export interface GiveMoneyInput {
  agentId: string;
  amountSen: number;
  note: string;
}

/** Moves money from the agent's balance to a sub-agent's. Idempotent per key. */
export const giveMoney = (gift: GiveMoneyInput, idempotencyKey: string) =>
  request<AgentTransfer>('POST', '/agents/me/transfer', { body: gift, idempotencyKey });

const soldOrdersQuery = (period: Period, page: number) =>
  queryOptions({
    queryKey: ['agent', 'sold', period, page],
    queryFn: ({ signal }) =>
      request<SoldPage>('GET', '/agents/me/sales/orders', {
        query: { ...period, page, size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The orders that the agent and the sub-agents sold in a period. */
export const useSoldOrders = (period: Period, page: number) => useQuery(soldOrdersQuery(period, page));

const statementQuery = (period: Period | null, page: number) =>
  queryOptions({
    queryKey: ['agent', 'statement', period, page],
    queryFn: ({ signal }) =>
      request<Page<StatementLine>>('GET', '/agents/me/statement', {
        query: { ...period, page, size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The entries of the balance, of a period or all, newest first. */
export const useStatement = (period: Period | null, page: number) => useQuery(statementQuery(period, page));

/** Downloads the statement of a period. */
export async function downloadStatement({ from, to }: Period, format: 'xlsx' | 'pdf'): Promise<void> {
  const query = new URLSearchParams({ from, to });
  const answer = await requestFile(`/agents/me/statement.${format}?${query}`);
  await saveAnswer(answer, `statement-${from}-${to}.${format}`);
}

const referralQuery = queryOptions({
  queryKey: ['agent', 'referral'],
  queryFn: ({ signal }) => request<Referral>('GET', '/agents/me/referral', { signal }),
  meta: { inline: true },
});

/** The agent's referral link, and its QR. */
export const useReferral = () => useQuery(referralQuery);
