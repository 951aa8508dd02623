import type { Referral } from '@gangway/shared/contract/people/agents.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const referralQuery = queryOptions({
  queryKey: ['agent', 'referral'],
  queryFn: ({ signal }) => request<Referral>('GET', '/agents/me/referral', { signal }),
  meta: { inline: true },
});

/** The agent's referral link, and its QR. */
export const useReferral = () => useQuery(referralQuery);
