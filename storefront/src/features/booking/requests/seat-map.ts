import type { SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const seatMapQuery = (sailingId: number) =>
  queryOptions({
    queryKey: ['seat-map', sailingId],
    queryFn: ({ signal }) => request<SeatMap>('GET', `/sailings/${sailingId}/seats`, { signal }),
    staleTime: 15_000,
    meta: { inline: true },
  });

/** The seats of a sailing, free and taken; asked for once they are `needed`. */
export const useSeatMap = (sailingId: number, needed: boolean) =>
  useQuery({ ...seatMapQuery(sailingId), enabled: needed });
