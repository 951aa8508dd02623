import type {
  BatchCancelPreview,
  BatchCancelRequest,
  BatchCancelResult,
} from '@gangway/shared/contract/sales/orders.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

const batchCancelPreviewQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: ['batch-cancel-preview', numbers],
    queryFn: ({ signal }) =>
      request<BatchCancelPreview>('POST', '/orders/batch/cancel/preview', { body: { numbers }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { inline: true },
  });

/** The charges of canceling all of these orders now. */
export const useBatchCancelPreview = (numbers: readonly string[]) =>
  useQuery(batchCancelPreviewQuery(numbers));

/** Cancels each order for exactly the charge that the preview showed. */
export const cancelOrders = (orders: BatchCancelRequest['orders'], idempotencyKey: string) =>
  request<BatchCancelResult>('POST', '/orders/batch/cancel', { body: { orders }, idempotencyKey });
