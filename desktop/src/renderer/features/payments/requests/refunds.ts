import type { SettledByHandRequest } from '@gangway/shared/contract/office/orders/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
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

/** Records that the money of a failed refund went back without the gateway (R376). */
export async function settleByHand(refundId: string, body: SettledByHandRequest): Promise<void> {
  await request('POST', `/office/payments/refunds/${refundId}/settle`, { body });
  for (const key of ['payments', 'orders', 'worklist', 'dashboard'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
