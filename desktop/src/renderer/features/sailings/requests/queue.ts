import type { OfficeQueue, QueueChange } from '@gangway/shared/contract/office/sailings/queue.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

const LIVE_MS = 3_000;

const path = (sailingId: number) => `/office/sailings/${sailingId}/waiting-room`;

/** The queue of a sailing; refetched while it may have guests. */
export const useOfficeQueue = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'waiting-room', sailingId],
    queryFn: ({ signal }) => request<OfficeQueue>('GET', path(sailingId), { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.openedBy || data.startsAt > 0) ? LIVE_MS : false,
    meta: { inline: true },
  });

export async function changeOfficeQueue(
  sailingId: number,
  change: QueueChange,
  { version }: OfficeQueue,
): Promise<OfficeQueue> {
  const queue = await request<OfficeQueue>('POST', path(sailingId), { body: change, version });
  void refreshSailings();
  return queue;
}
