import type { ResendResult } from '@gangway/shared/contract/office/orders/orders.ts';
import type {
  BatchCancelPreview,
  BatchCancelRequest,
  BatchCancelResult,
} from '@gangway/shared/contract/sales/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

/** The charge of canceling each of these orders now. */
export const useBatchPreview = (numbers: readonly string[]) =>
  useQuery({
    queryKey: ['orders', 'batch-preview', numbers],
    queryFn: ({ signal }) =>
      request<BatchCancelPreview>('POST', '/orders/batch/cancel/preview', { body: { numbers }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { inline: true },
  });

export async function cancelBatch(
  body: BatchCancelRequest,
  idempotencyKey: string,
): Promise<BatchCancelResult> {
  const result = await request<BatchCancelResult>('POST', '/orders/batch/cancel', { body, idempotencyKey });
  await refreshOrders();
  return result;
}

export async function resendConfirmations(numbers: readonly string[]): Promise<ResendResult> {
  const result = await request<ResendResult>('POST', '/office/orders/resend', { body: { numbers } });
  await refreshOrders();
  return result;
}

export const downloadTickets = (numbers: readonly string[]) =>
  download('/orders/tickets.zip', { query: { numbers: numbers.join(',') } });
