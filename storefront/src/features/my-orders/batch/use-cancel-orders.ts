import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { BatchCancelPreview } from '@gangway/shared/contract/sales/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toasts } from '../../../lib/toasts.ts';
import { cancelOrders } from '../requests/batch-cancel.ts';

interface Refused {
  number: string;
  message: string;
}

/**
 * Cancels the orders of a preview for the charges shown. If orders are refused, the dialog stays open and shows the
 * reasons.
 */
export function useCancelOrders(onDone: () => void) {
  const { t } = useTranslation('my-orders');
  const { money } = useFormat();
  const queries = useQueryClient();
  const [key, setKey] = useState(newKey);
  const [refused, setRefused] = useState<Refused[]>([]);
  const mutation = useMutation({
    meta: { inline: true },
    mutationFn: ({ results }: BatchCancelPreview) =>
      cancelOrders(
        results.flatMap(result =>
          result.ok ? [{ number: result.number, expectedChargeSen: result.preview.chargeSen }] : [],
        ),
        key,
      ),
    onSuccess: ({ success, total, refundSen, results }) => {
      setKey(newKey());
      queries.invalidateQueries({ queryKey: ['my-orders'] });
      queries.invalidateQueries({ queryKey: ['order'] });
      if (success > 0)
        toasts.show(
          refundSen > 0
            ? t('cancelDialog.doneRefund', { count: success, amount: money(refundSen) })
            : t('cancelDialog.done', { count: success }),
          'ok',
        );
      setRefused(results.flatMap(result => (result.ok ? [] : [result])));
      if (success === total) onDone();
      else queries.invalidateQueries({ queryKey: ['batch-cancel-preview'] });
    },
    onError: error => {
      // An unanswered request is repeated with the same key; after a refusal the next is a new attempt.
      if (!(error instanceof ApiError && error.unanswered)) setKey(newKey());
      toasts.show(t('batch.failedBecause', { reason: error.message }), 'bad');
    },
  });
  return { ...mutation, refused };
}
