import type { OfficeStation, StationCode } from '@gangway/shared/contract/office/gate/stations.ts';
import { foldText } from '@gangway/shared/domain/folded-text.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Gates connect and disconnect while the screen is open. */
const REFRESH_MS = 15_000;

/** The workplaces whose name, gate or last officer contains the text; all of them for an empty one. */
export const useStations = (search: string) =>
  useQuery({
    queryKey: ['stations'],
    queryFn: ({ signal }) => request<OfficeStation[]>('GET', '/office/stations', { signal }),
    select: all => {
      const items = all.filter(station => matches(station, search));
      return { items, total: items.length };
    },
    refetchInterval: REFRESH_MS,
    meta: { inline: true },
  });

const matches = ({ name, gate, officer }: OfficeStation, search: string): boolean =>
  foldText([name, gate, officer.name, officer.username].join('\n')).includes(foldText(search.trim()));

export const makeStationCode = (): Promise<StationCode> =>
  request<StationCode>('POST', '/office/stations/code');

export async function revokeStation(id: string): Promise<void> {
  await request('POST', `/office/stations/${id}/revoke`);
  await queryClient.invalidateQueries({ queryKey: ['stations'] });
}
