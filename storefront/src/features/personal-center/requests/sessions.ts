import type { CustomerSession } from '@gangway/shared/contract/people/accounts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) =>
    request<{ items: CustomerSession[] }>('GET', '/customers/me/sessions', { signal }).then(
      ({ items }) => items,
    ),
  staleTime: 0,
  meta: { inline: true },
});

/** The customer's sessions, last used first. */
export const useSessions = () => useQuery(sessionsQuery);

export const endSession = (id: string) => request<null>('POST', `/customers/me/sessions/${id}/end`);

/** Ends every session but this one, and returns how many those were. */
export const endOtherSessions = () =>
  request<{ ended: number }>('POST', '/customers/me/sessions/end-others').then(({ ended }) => ended);
