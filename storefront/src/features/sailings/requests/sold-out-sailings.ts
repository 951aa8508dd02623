import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { type SearchCriteria, sailingsQuery } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

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
