import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../api/get-query.ts';

const guidePagesQuery = queryOptions({
  queryKey: ['guide'],
  ...getQuery<GuidePage[]>('/guide'),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});

/** The pages of the guide that the operator has written: only these are linked (R416). */
export const useGuidePages = () => useQuery(guidePagesQuery);
