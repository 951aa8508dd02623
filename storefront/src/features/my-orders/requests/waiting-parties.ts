import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const waitingPartiesQuery = queryOptions({
  queryKey: ['waitlist', 'mine'],
  queryFn: ({ signal }) => request<WaitlistEntry[]>('GET', '/waitlist/mine', { signal }),
  meta: { inline: true },
});

/** The customer's waiting lists and offers. */
export const useWaitingParties = () => useQuery(waitingPartiesQuery);
