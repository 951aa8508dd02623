import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const PROGRESS_MS = 1_000;
const CHOOSING_MS = 15_000;

/** A sailing; refetched every second while its orders are being asked or refunded, and now and then while guests choose. */
export const useSailing = (id: number) =>
  useQuery({
    queryKey: ['sailings', 'one', id],
    queryFn: ({ signal }) => request<OfficeSailingDetail>('GET', `/office/sailings/${id}`, { signal }),
    refetchInterval: ({ state }) => {
      const cancellation = state.data?.cancellation;
      if (cancellation && !cancellation.completedAt) return PROGRESS_MS;
      return cancellation?.choice?.open ? CHOOSING_MS : false;
    },
    meta: { inline: true },
  });
