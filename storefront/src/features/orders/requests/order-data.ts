import { request } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

/** Erases the personal data of one order permanently. */
export const eraseOrderData = (number: string) =>
  request<null>('POST', `/orders/${encodeURIComponent(number)}/personal-data/erase`, {
    body: { understood: true },
    orderToken: orderToken(number),
  });
