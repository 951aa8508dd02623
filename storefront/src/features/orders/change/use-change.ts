import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { OnlineProvider } from '@gangway/shared/contract/payment-providers/online.ts';
import type { OrderChangeInput, OrderChangePreview } from '@gangway/shared/contract/sales/order-change.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../../../lib/orders/order.ts';
import { storePaymentJourney } from '../../../lib/payments/payment-journey.ts';
import { paymentPath } from '../../../lib/payments/start-payment.ts';
import { toasts } from '../../../lib/toasts.ts';
import { changeOrder } from '../requests/change.ts';

interface Agreed {
  change: OrderChangeInput;
  shown: OrderChangePreview;
  provider: OnlineProvider | null;
}

/** Makes a change, or starts the payment of its difference. A lost answer is requested again with the same key. */
export function useChange(number: string, onDone: () => void, goTo: (path: string) => void) {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  const [key, setKey] = useState(newKey);
  return useMutation({
    meta: { inline: true },
    mutationFn: ({ change, shown, provider }: Agreed) => {
      const { endsOrder, chargeSen, refundSen, toPaySen } = shown;
      const expected = { endsOrder, chargeSen, refundSen, toPaySen };
      return changeOrder(number, { change, expected, provider }, key);
    },
    onSuccess: ({ order, payment, gatewayUrl }) => {
      queries.setQueryData(orderQuery(number).queryKey, order);
      queries.removeQueries({ queryKey: ['sailing', order.sailing.id] });
      if (payment && gatewayUrl) {
        storePaymentJourney({ payment, gatewayUrl });
        goTo(paymentPath({ payment, gatewayUrl }, [number]));
        return;
      }
      toasts.show(t('change.done'), 'ok');
      onDone();
    },
    onError: error => {
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      queries.invalidateQueries({ queryKey: ['change-preview', number] });
    },
  });
}
