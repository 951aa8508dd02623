import type { BoardingChoices } from '@gangway/shared/contract/office/gate/boarding.ts';
import type {
  ConflictResolution,
  ConflictsResolved,
  GateConflict,
} from '@gangway/shared/contract/office/gate/gate.ts';
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

/** Resolves conflicts with a supervisor's finding and its reason. */
export async function resolveConflicts(
  ids: readonly string[],
  resolution: ConflictResolution,
): Promise<ConflictsResolved> {
  const [id, ...others] = ids;
  const result =
    others.length > 0
      ? await request<ConflictsResolved>('POST', '/office/gate/conflicts/resolve', {
          body: { ids, ...resolution },
        })
      : await resolveOne(id ?? '', resolution);
  await queryClient.invalidateQueries({ queryKey: ['gate'] });
  return result;
}

/** Refused if another user was faster; their finding is then shown. */
async function resolveOne(id: string, resolution: ConflictResolution): Promise<ConflictsResolved> {
  await request('POST', `/office/gate/conflicts/${id}/resolve`, { body: resolution });
  return { resolved: 1, alreadyResolved: 0 };
}
