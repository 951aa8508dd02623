import type { BoardingChoices } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { ConflictResolution, GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const conflictsQuery = (query: object) =>
  queryOptions({
    queryKey: ['gate', 'conflicts', query],
    queryFn: ({ signal }) =>
      request<{ items: GateConflict[]; total: number }>('GET', '/office/gate/conflicts', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** The sailings of a day. */
export const sailingsOfDayQuery = (departure: string) =>
  queryOptions({
    queryKey: ['boarding', 'choices', departure],
    queryFn: ({ signal }) =>
      request<BoardingChoices>('GET', '/office/boarding/choices', { query: { departure }, signal }),
    select: ({ sailings }) => sailings,
    enabled: departure !== '',
  });

/** Keeps what a supervisor found, and why that settles it. */
export async function resolveConflict(id: string, resolution: ConflictResolution): Promise<void> {
  await request('POST', `/office/gate/conflicts/${id}/resolve`, { body: resolution });
  await queryClient.invalidateQueries({ queryKey: ['gate'] });
}
