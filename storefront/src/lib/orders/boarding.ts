import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { earlyAnswer } from '../api/early-answers.ts';
import { request } from '../api/request.ts';
import { storeCopy } from '../offline/offline-copies.ts';
import { withOfflineCopy } from '../offline/with-offline-copy.ts';
import { pathOfBoarding } from '../paths.ts';
import { isNearDeparture, PIER_MS } from './near-departure.ts';

const boardingQuery = (sailingId: number) => {
  const path = pathOfBoarding(sailingId);
  return queryOptions({
    queryKey: ['boarding', sailingId],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        path,
        async () => {
          const boarding = await (earlyAnswer<BoardingMonitor>(path) ??
            request<BoardingMonitor>('GET', path, { signal }));
          void storeCopy(path, JSON.stringify(boarding), 'application/json');
          return boarding;
        },
        async ({ response }) => (await response.json()) as BoardingMonitor,
      ),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isNearDeparture(state.data.departsAt) ? PIER_MS : false),
    meta: { inline: true },
  });
};

/** Gate and boarding times of a sailing, also offline; asked again and again near its departure. */
export const useBoarding = (sailingId: number) => useQuery(boardingQuery(sailingId));
