import type { CancelPreview, CancelRequest } from '@gangway/shared/contract/sales/orders.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

export type CancelParts = Pick<CancelRequest, 'ticketIds' | 'cabinIds'>;

/** The charge of canceling these parts now. */
export const useCancelPreview = (number: string, parts: CancelParts, enabled: boolean) =>
  useQuery({
    queryKey: ['orders', 'cancel-preview', number, parts],
    queryFn: ({ signal }) =>
      request<CancelPreview>('POST', `/orders/${number}/cancel/preview`, { body: parts, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export async function cancelOrder(number: string, body: CancelRequest, idempotencyKey: string) {
  await request('POST', `/orders/${number}/cancel`, { body, idempotencyKey });
  await refreshOrders();
}
