import type { CancelPreview, CancelRequest, OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

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
