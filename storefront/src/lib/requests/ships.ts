import type { ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../api/get-query.ts';

const HOUR_MS = 3_600_000;

const shipsQuery = queryOptions({
  queryKey: ['ships'],
  ...getQuery<ShipProfile[]>('/ships'),
  staleTime: HOUR_MS,
});

export const useShips = () => useQuery(shipsQuery);
