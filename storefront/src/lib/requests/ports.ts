import type { Port } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const HOUR_MS = 3_600_000;

export const portsQuery = queryOptions({
  queryKey: ['ports'],
  queryFn: ({ signal }) => request<Port[]>('GET', '/ports', { signal }),
  staleTime: HOUR_MS,
});

export const usePorts = () => useQuery(portsQuery);
