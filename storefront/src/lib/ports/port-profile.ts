import type { PortProfile } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { storeCopy } from '../offline/offline-copies.ts';
import { withOfflineCopy } from '../offline/with-offline-copy.ts';

const HOUR_MS = 3_600_000;

const portProfileQuery = (id: number) => {
  const path = `/ports/${id}`;
  return queryOptions({
    queryKey: ['ports', id],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        path,
        async () => {
          const port = await request<PortProfile>('GET', path, { signal });
          void storeCopy(path, JSON.stringify(port), 'application/json');
          return port;
        },
        async ({ response }) => (await response.json()) as PortProfile,
      ),
    staleTime: HOUR_MS,
    meta: { inline: true },
  });
};

/** A port with the texts about it, also offline: on the way to the pier there may be no network. */
export const usePortProfile = (id: number) => useQuery(portProfileQuery(id));
