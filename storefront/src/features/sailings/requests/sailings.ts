import { addressOf } from '@gangway/shared/contract/base/page-answers.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { type SearchCriteria, sailingsQuery } from '@gangway/shared/domain/sailings/search-criteria.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { pageAnswer } from '../../../lib/api/page-answer.ts';
import { request } from '../../../lib/api/request.ts';

interface SailingPage {
  items: SailingSummary[];
  total: number;
  page: number;
  size: number;
}

const PATH = '/sailings';
const FIRST = 1;

function sailingsSearch(criteria: SearchCriteria) {
  const first = addressOf(PATH, sailingsQuery(criteria, FIRST));
  return infiniteQueryOptions({
    queryKey: ['sailings', criteria],
    queryFn: ({ pageParam, signal }) =>
      request<SailingPage>('GET', PATH, { query: sailingsQuery(criteria, pageParam), signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    initialData: () => {
      const answer = pageAnswer<SailingPage>(first);
      return answer && { pages: [answer.data], pageParams: [FIRST] };
    },
    initialDataUpdatedAt: () => pageAnswer(first)?.at,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
}

/** Sailings on sale that match a search, a page at a time. */
export const useSailings = (criteria: SearchCriteria) => useInfiniteQuery(sailingsSearch(criteria));

const SHOWN = 5;

const soldOutQuery = (criteria: SearchCriteria) => {
  const query = { ...sailingsQuery(criteria, 1), sort: 'date', soldOut: 'true', size: SHOWN };
  return queryOptions({
    queryKey: ['sold-out-sailings', query],
    queryFn: ({ signal }) => request<{ items: SailingSummary[] }>('GET', '/sailings', { query, signal }),
    meta: { inline: true },
  });
};

/** The next sailings of a search that have no room for its party. */
export const useSoldOutSailings = (criteria: SearchCriteria) => useQuery(soldOutQuery(criteria));
