import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { CancelPreview, OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { orderQuery } from '../../../lib/orders/order.ts';
import { isAtCounter } from '../../../lib/refunds/refund-at-counter.ts';
import { toasts } from '../../../lib/toasts.ts';
import { cancelOrder } from '../requests/cancellation.ts';

/** Cancels the selected parts, and returns the button's label: "Cancel 2 tickets: RM 120.00 back to you". */
export function useCancel(order: OrderDetail, onDone: () => void) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const queries = useQueryClient();
  const [keys, setKeys] = useState<Record<string, string>>({});

  // Repeating the same parts with the same charge after a lost answer must have no further effect.
  const keyFor = (preview: CancelPreview): string => {
    const request = JSON.stringify(preview);
    const key = keys[request] ?? newKey();
    setKeys({ ...keys, [request]: key });
    return key;
  };
  const mutation = useMutation({
    meta: { inline: true },
    mutationFn: (preview: CancelPreview) => cancelOrder(order.number, preview, keyFor(preview)),
    onSuccess: (changed, preview) => {
      queries.setQueryData(orderQuery(order.number).queryKey, changed);
      toasts.show(t(doneText(preview, changed), { amount: money(preview.refundSen) }), 'ok');
      onDone();
    },
    onError: error => {
      if (error instanceof ApiError && error.unanswered) return;
      setKeys({});
      queries.invalidateQueries({ queryKey: ['cancel-preview', order.number] });
    },
  });
  const label = (preview: CancelPreview): string => {
    const tickets = preview.ticketIds.length;
    const cabins = preview.cabinIds.length;
    const parts = [
      ...(tickets > 0 ? [t('cancel.tickets', { count: tickets })] : []),
      ...(cabins > 0 ? [t('cancel.cabins', { count: cabins })] : []),
    ].join(t('cancel.and'));
    if (order.status === 'unpaid') return t('cancel.confirmFree', { parts });
    return t(preview.refundSen > 0 ? 'cancel.confirm' : 'cancel.confirmNothing', {
      parts,
      amount: money(preview.refundSen),
    });
  };
  return { ...mutation, label };
}

function doneText({ refundSen }: CancelPreview, { refunds }: OrderDetail) {
  if (refundSen === 0) return 'cancel.done';
  return refunds.some(isAtCounter) ? 'cancel.doneAtCounter' : 'cancel.doneRefund';
}
