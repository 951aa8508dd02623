import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** A gate that says nothing is seen to say nothing only by looking. */
const LOOK_AGAIN_MS = 30_000;

export const departureQuery = (sailingId: number | undefined) =>
  queryOptions({
    queryKey: ['gate', 'departures', sailingId],
    queryFn: ({ signal }) =>
      request<DepartureBoard>('GET', `/office/gate/departures/${sailingId}`, { signal }),
    enabled: sailingId !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { inline: true },
  });
