import type { ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const HOUR_MS = 3_600_000;

export const shipsQuery = queryOptions({
  queryKey: ['ships'],
  queryFn: ({ signal }) => request<ShipProfile[]>('GET', '/ships', { signal }),
  staleTime: HOUR_MS,
});

export const useShips = () => useQuery(shipsQuery);
