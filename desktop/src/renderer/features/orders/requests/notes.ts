import type { NewOrderNoteInput, OrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

export async function addNote(
  number: string,
  body: NewOrderNoteInput,
  idempotencyKey: string,
): Promise<void> {
  await request('POST', `/office/orders/${number}/notes`, { body, idempotencyKey });
  await refreshOrders();
}

/** Shows a note at the gate, or hides it there. */
export async function pinNote(number: string, { id }: OrderNote, pinned: boolean): Promise<void> {
  await request('POST', `/office/orders/${number}/notes/${id}/pin`, { body: { pinned } });
  await refreshOrders();
}
