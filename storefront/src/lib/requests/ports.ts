import type { ChartedPort } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../api/get-query.ts';

const HOUR_MS = 3_600_000;

const portsQuery = queryOptions({
  queryKey: ['ports'],
  ...getQuery<ChartedPort[]>('/ports'),
  staleTime: HOUR_MS,
});

export const usePorts = () => useQuery(portsQuery);
