import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import type { SearchCriteria } from '../../../lib/search-criteria.ts';

const PAGE_SIZE = 10;

interface SailingPage {
  items: SailingSummary[];
  total: number;
  page: number;
  size: number;
}

export const sailingsQuery = ({ date, cabin, ...criteria }: SearchCriteria) =>
  infiniteQueryOptions({
    queryKey: ['sailings', { date, cabin, ...criteria }],
    queryFn: ({ pageParam, signal }) =>
      request<SailingPage>('GET', '/sailings', {
        query: {
          ...criteria,
          from: date,
          to: date,
          cabin: cabin || undefined,
          page: pageParam,
          size: PAGE_SIZE,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** Sailings on sale that fit a search, a page at a time. */
export const useSailings = (criteria: SearchCriteria) => useInfiniteQuery(sailingsQuery(criteria));
