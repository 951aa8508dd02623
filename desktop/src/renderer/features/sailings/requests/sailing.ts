import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const PROGRESS_MS = 1_000;

/** A sailing; refetched every second while its orders are being refunded. */
export const useSailing = (id: number) =>
  useQuery({
    queryKey: ['sailings', 'one', id],
    queryFn: ({ signal }) => request<OfficeSailingDetail>('GET', `/office/sailings/${id}`, { signal }),
    refetchInterval: ({ state }) => {
      const cancellation = state.data?.cancellation;
      return cancellation && !cancellation.completedAt ? PROGRESS_MS : false;
    },
    meta: { inline: true },
  });
