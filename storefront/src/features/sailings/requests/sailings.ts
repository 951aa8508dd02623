import { addressOf } from '@gangway/shared/contract/base/page-answers.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { type SearchCriteria, sailingsQuery } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
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
