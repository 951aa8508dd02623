import type {
  ContactChange,
  PassengerChange,
  SailingMove,
  SailingMoveInput,
  SailingMovePreview,
  SailingMoveResult,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail, OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

export const correctPassenger = (number: string, { id, version }: OfficePassenger, body: PassengerChange) =>
  send(`/office/orders/${number}/passengers/${id}`, body, version);

export const correctContact = ({ number, version }: OfficeOrderDetail, body: ContactChange) =>
  send(`/office/orders/${number}/contact`, body, version);

/** Issues new e-tickets to all passengers not yet on board; the gates refuse the previous codes. */
export async function reissueTickets(number: string): Promise<void> {
  await request('POST', `/office/orders/${number}/reissue`, { idempotencyKey: newKey() });
  await refreshOrders();
}

/** The price difference of moving the party to this sailing now. */
export const useMovePreview = (number: string, move: SailingMove, enabled: boolean) =>
  useQuery({
    queryKey: ['orders', 'move-preview', number, move],
    queryFn: ({ signal }) =>
      request<SailingMovePreview>('POST', `/office/orders/${number}/move/preview`, { body: move, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export async function moveOrder(number: string, body: SailingMoveInput, idempotencyKey: string) {
  const moved = await request<SailingMoveResult>('POST', `/office/orders/${number}/move`, {
    body,
    idempotencyKey,
  });
  await refreshOrders();
  return moved;
}

async function send(path: string, body: object, version: number): Promise<void> {
  await request('POST', path, { body, version });
  await refreshOrders();
}
