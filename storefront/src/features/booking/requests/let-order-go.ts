import type { CancelRequest, OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

/** Cancels an unpaid order, which costs nothing: its places are free again. */
export const letOrderGo = (number: string): Promise<OrderDetail> =>
  request<OrderDetail>('POST', `/orders/${encodeURIComponent(number)}/cancel`, {
    body: { expectedChargeSen: 0 } satisfies CancelRequest,
    idempotencyKey: newKey(),
    orderToken: orderToken(number),
  });
