import type {
  OrderAddition,
  OrderAdditionInput,
  OrderAdditionPreview,
  OrderAdditionResult,
} from '@gangway/shared/contract/office/orders/additions.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

/** What a further passenger or cabin would cost. */
export const previewAddition = (number: string, addition: OrderAddition) =>
  request<OrderAdditionPreview>('POST', `/office/orders/${number}/additions/preview`, { body: addition });

export async function addToOrder(
  number: string,
  body: OrderAdditionInput,
  idempotencyKey: string,
): Promise<OrderAdditionResult> {
  const path = `/office/orders/${number}/additions`;
  const added = await request<OrderAdditionResult>('POST', path, { body, idempotencyKey });
  await refreshOrders();
  return added;
}
