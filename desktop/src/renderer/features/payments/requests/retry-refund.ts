import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Retries a failed refund. */
export function useRetryRefund() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (refundId: string) => request('POST', `/office/payments/refunds/${refundId}/retry`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['payments'] }),
    meta: { inline: true },
  });
}
