import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useIsUnpayable } from '../../../lib/payments/balance-shortage.ts';
import { PaymentChoice } from '../../../lib/payments/payment-choice.tsx';
import { createPaymentKeys } from '../../../lib/payments/payment-keys.ts';
import { paymentPath, startPayment } from '../../../lib/payments/start-payment.ts';
import type { PaymentProviderChoice } from '../../../lib/requests/payment-options.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { focusField } from '../../../ui/fields/focus-field.ts';
import styles from './batch-dialog.module.css';
import { ChosenOrder } from './chosen-order.tsx';

interface BatchPayDialogProps {
  orders: readonly OrderSummary[];
  open: boolean;
  onClose: () => void;
}

/** Starts one payment for several orders: all of them, or none. */
export function BatchPayDialog({ orders, open, onClose }: BatchPayDialogProps) {
  const { t } = useTranslation(['my-orders', 'site']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('payDialog.title', { count: orders.length })}
      closeLabel={t('site:close')}
    >
      <Paying orders={orders} onClose={onClose} />
    </Dialog>
  );
}

function Paying({ orders, onClose }: Omit<BatchPayDialogProps, 'open'>) {
  const { t } = useTranslation(['my-orders', 'payment', 'site']);
  const { money } = useFormat();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [provider, setProvider] = useState<PaymentProviderChoice | ''>('');
  const [tried, setTried] = useState(false);
  const [keys] = useState(createPaymentKeys);
  const numbers = orders.map(({ number }) => number);
  const owed = ({ dueSen, paidSen }: OrderSummary) => dueSen - paidSen;
  const totalSen = sumSen(orders.map(owed));
  const free = isNothingDue(totalSen);
  const unpayable = useIsUnpayable(provider, totalSen);
  const pay = useMutation({
    meta: { inline: true },
    mutationFn: (choice: PaymentProviderChoice | '') =>
      startPayment(numbers, choice, keys.of(numbers, choice, totalSen)),
    onSuccess: started => {
      queries.invalidateQueries({ queryKey: ['my-orders'] });
      navigate(paymentPath(started, numbers));
    },
    onError: error => {
      keys.failed(error);
      queries.invalidateQueries({ queryKey: ['my-orders'] });
    },
  });
  const submit = () => {
    setTried(true);
    if (unpayable) focusField('payment-method');
    else pay.mutate(free ? '' : provider);
  };
  return (
    <div className={styles.content}>
      <ul className={styles.orders}>
        {orders.map(order => (
          <ChosenOrder key={order.number} order={order}>
            {money(owed(order))}
          </ChosenOrder>
        ))}
      </ul>
      {!free && (
        <PaymentChoice
          amountSen={totalSen}
          value={provider}
          onChange={setProvider}
          error={tried && provider === '' ? t('payment:method.choose') : undefined}
        />
      )}
      {pay.isError && (
        <Notice tone="bad" live title={t('batch.failed')}>
          <p>{pay.error.message}</p>
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        <Button
          variant="primary"
          {...(!free && { icon: 'lock' as const })}
          loading={pay.isPending}
          onClick={submit}
        >
          {free ? t('payment:nothing.confirm') : t('payDialog.pay', { amount: money(totalSen) })}
        </Button>
      </DialogActions>
    </div>
  );
}
