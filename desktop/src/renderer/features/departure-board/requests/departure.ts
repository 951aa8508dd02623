import type { CountClosing, DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request, requestOrRemembered } from '../../../lib/api/request.ts';

/** A silent gate is only noticed by refetching. */
const LOOK_AGAIN_MS = 10_000;

export const departureQuery = (sailingId: number | undefined) =>
  queryOptions({
    queryKey: ['gate', 'departures', sailingId],
    queryFn: ({ signal }) =>
      requestOrRemembered<DepartureBoard>(`/office/gate/departures/${sailingId}`, { signal }),
    enabled: sailingId !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { inline: true },
  });

/** Closes the final count of a sailing with what the server knows now. */
export async function closeCount(sailingId: number, closing: CountClosing): Promise<void> {
  const body = closing;
  await request<DepartureBoard>('POST', `/office/gate/departures/${sailingId}/close`, { body });
  await queryClient.invalidateQueries({ queryKey: ['gate'] });
}

/** States that a silent gate holds no scans of a sailing. */
export async function standGateDown(sailingId: number, stationId: string): Promise<void> {
  const path = `/office/gate/departures/${sailingId}/gates/${stationId}/stand-down`;
  await request<DepartureBoard>('POST', path);
  await queryClient.invalidateQueries({ queryKey: ['gate'] });
}
