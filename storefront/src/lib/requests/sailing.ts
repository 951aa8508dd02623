import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { offerOn } from '../waitlist/kept-offers.ts';

export const sailingQuery = (id: number) =>
  queryOptions({
    queryKey: ['sailing', id],
    queryFn: ({ signal }) =>
      request<SailingDetail>('GET', `/sailings/${id}`, { signal, waitlistToken: offerOn(id)?.token }),
    staleTime: 15_000,
    meta: { inline: true },
  });

/** A sailing with its fares, room types and cabins. */
export const useSailing = (id: number) => useQuery(sailingQuery(id));
