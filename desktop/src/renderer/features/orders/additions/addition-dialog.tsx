import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type {
  OrderAddition,
  OrderAdditionPreview,
} from '@gangway/shared/contract/office/orders/additions.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { CounterPayment } from '../counter/counter-payment.tsx';
import {
  isPaid,
  noPayment,
  type PaymentBinding,
  type PaymentValues,
  paymentForm,
  takingOf,
} from '../counter/payment-values.ts';
import { useRequestKey } from '../counter/use-request-key.ts';
import styles from '../fields/order.module.css';
import { addToOrder } from '../requests/additions.ts';

interface AdditionDialogProps {
  order: OfficeOrderDetail;
  addition: OrderAddition;
  preview: OrderAdditionPreview;
  onBack: () => void;
  onClose: () => void;
}

/** The price of an addition, and its payment. */
export function AdditionDialog({ order, addition, preview, onBack, onClose }: AdditionDialogProps) {
  const { t } = useTranslation(['desk', 'orders']);
  const { money, enumerate, sentences } = useFormat();
  const { before, after, toPaySen, findings } = preview;
  const payment = useOfficeForm<PaymentValues, PaymentValues, void>({
    schema: paymentForm,
    defaultValues: noPayment(),
    save: async () => undefined,
    unguarded: true,
  });
  const paying = payment.form.watch();
  const key = useRequestKey([addition, toPaySen, paying]);
  const confirm = async () => {
    if (toPaySen > 0 && !(await payment.form.trigger())) throw new Error(t('orders:payment.incomplete'));
    const request = { ...addition, expected: { toPaySen }, ...(toPaySen > 0 && takingOf(paying)) };
    const { changeSen } = await addToOrder(order.number, request, key.current).catch((error: Error) => {
      if (error instanceof ApiError)
        for (const [path, message] of Object.entries(error.fields))
          payment.form.setError(path as 'tenderedSen', { type: 'server', message });
      throw error;
    });
    const back = changeSen > 0 ? [t('cabin.giveBack', { change: money(changeSen) })] : [];
    toasts.show(sentences([t('addition.done'), ...back]), 'ok');
    onClose();
  };
  const [person] = after.passengers.slice(before.passengers.length);
  const cabins = after.cabins.filter(number => !before.cabins.includes(number));
  return (
    <ConfirmDialog
      open
      onClose={onBack}
      title={t('addition.title', { number: order.number })}
      consequence={t('addition.cost', { before: money(before.totalSen), after: money(after.totalSen) })}
      action={toPaySen > 0 ? t('addition.actionTake', { amount: money(toPaySen) }) : t('addition.action')}
      dismiss={t('addition.back')}
      blocked={findings.length > 0 || (toPaySen > 0 && !isPaid(paying, toPaySen))}
      onConfirm={confirm}
    >
      <div className={styles.dialog}>
        <Notice>
          {sentences([
            ...(person ? [t('addition.person', { name: person.name })] : []),
            ...(cabins.length > 0 ? [t('addition.cabins', { numbers: enumerate(cabins) })] : []),
            t('addition.codes'),
          ])}
        </Notice>
        {findings.map(({ rule, passenger, message }) => (
          <Notice key={`${passenger}${rule}`} tone="bad">
            {message}
          </Notice>
        ))}
        {toPaySen > 0 && (
          <CounterPayment
            dueSen={toPaySen}
            provider={paying.provider}
            bind={payment.field as PaymentBinding}
            balanceSen={order.agent?.availableSen}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
