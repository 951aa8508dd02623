import type { CancelPreview, CancelRequest, OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

export interface CancelParts {
  ticketIds: string[];
  cabinIds: string[];
}

const cancelPreviewQuery = (number: string, parts: CancelParts) =>
  queryOptions({
    queryKey: ['cancel-preview', number, parts],
    queryFn: ({ signal }) =>
      request<CancelPreview>('POST', `/orders/${encodeURIComponent(number)}/cancel/preview`, {
        body: parts,
        orderToken: orderToken(number),
        signal,
      }),
    enabled: parts.ticketIds.length + parts.cabinIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { inline: true },
  });

/** The charge of canceling these parts now. */
export const useCancelPreview = (number: string, parts: CancelParts) =>
  useQuery(cancelPreviewQuery(number, parts));

/** Cancels the parts of a preview, for exactly the charge shown. */
export const cancelOrder = (number: string, preview: CancelPreview, idempotencyKey: string) =>
  request<OrderDetail>('POST', `/orders/${encodeURIComponent(number)}/cancel`, {
    body: {
      ticketIds: preview.ticketIds,
      cabinIds: preview.cabinIds,
      expectedChargeSen: preview.chargeSen,
    } satisfies CancelRequest,
    idempotencyKey,
    orderToken: orderToken(number),
  });
