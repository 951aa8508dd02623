import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pageAnswer } from '../api/page-answer.ts';
import { request } from '../api/request.ts';
import { offerOn } from '../waitlist/kept-offers.ts';

export const sailingQuery = (id: number) => {
  const path = `/sailings/${id}`;
  const offered = () => offerOn(id)?.token;
  // The page's answer does not contain what a waiting list keeps for this browser.
  const inPage = () => (offered() ? undefined : pageAnswer<SailingDetail>(path));
  return queryOptions({
    queryKey: ['sailing', id],
    queryFn: ({ signal }) => request<SailingDetail>('GET', path, { signal, waitlistToken: offered() }),
    initialData: () => inPage()?.data,
    initialDataUpdatedAt: () => inPage()?.at,
    staleTime: 15_000,
    meta: { inline: true },
  });
};

/** A sailing with its fares, room types and cabins. */
export const useSailing = (id: number) => useQuery(sailingQuery(id));
