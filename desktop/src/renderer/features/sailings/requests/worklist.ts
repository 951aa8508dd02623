import type { CalledOffWorklist } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const CHOOSING_MS = 15_000;

/** Who of a canceled sailing has not chosen, is to be called, or is owed money. */
export const useWorklist = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'called-off', sailingId],
    queryFn: ({ signal }) =>
      request<CalledOffWorklist>('GET', `/office/sailings/${sailingId}/called-off`, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.lines.some(({ outcome }) => outcome === null) ? CHOOSING_MS : false,
    meta: { inline: true },
  });
