import type { SailingCancelPreview } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** What canceling a sailing would refund, calculated anew each time the dialog opens. */
export const useCancelPreview = (id: number) =>
  useQuery({
    queryKey: ['sailings', 'cancel-preview', id],
    queryFn: ({ signal }) =>
      request<SailingCancelPreview>('GET', `/office/sailings/${id}/cancel/preview`, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { inline: true },
  });
