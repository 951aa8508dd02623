import type { OfficeStation, StationCode } from '@gangway/shared/contract/office/gate/stations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Gates come and go while somebody looks. */
const REFRESH_MS = 15_000;

export const useStations = () =>
  useQuery({
    queryKey: ['stations'],
    queryFn: ({ signal }) => request<OfficeStation[]>('GET', '/office/stations', { signal }),
    select: items => ({ items, total: items.length }),
    refetchInterval: REFRESH_MS,
    meta: { inline: true },
  });

export const makeStationCode = (): Promise<StationCode> =>
  request<StationCode>('POST', '/office/stations/code');

export async function revokeStation(id: string): Promise<void> {
  await request('POST', `/office/stations/${id}/revoke`);
  await queryClient.invalidateQueries({ queryKey: ['stations'] });
}
