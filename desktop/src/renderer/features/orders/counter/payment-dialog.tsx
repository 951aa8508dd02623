import type { CounterReceipt } from '@gangway/shared/contract/office/orders/counter.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { UsedVoucher } from '@gangway/shared/contract/sales/vouchers.ts';
import { isNothingDue } from '@gangway/shared/domain/payment/nothing-due.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { leave } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import styles from '../fields/order.module.css';
import { takePayment } from '../requests/counter.ts';
import { CounterPayment } from './counter-payment.tsx';
import { PaymentTaken } from './payment-taken.tsx';
import {
  isPaid,
  noPayment,
  nothingTaken,
  type PaymentBinding,
  type PaymentValues,
  paymentForm,
  takingOf,
} from './payment-values.ts';
import { useRequestKey } from './use-request-key.ts';
import { VoucherEntry } from './voucher-entry.tsx';

/** Takes the payment of an unpaid order. */
export function PaymentDialog({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money } = useFormat();
  const formId = useId();
  const [dueSen, setDueSen] = useState(toPaySen(order));
  const [paidByVoucher, setPaidByVoucher] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<CounterReceipt | null>(null);
  const fields = useOfficeForm<PaymentValues, PaymentValues, CounterReceipt>({
    schema: paymentForm,
    defaultValues: isNothingDue(dueSen) ? nothingTaken() : noPayment(),
    save: values => takePayment(order.number, { expectedDueSen: dueSen, ...takingOf(values) }, key.current),
    saved: setReceipt,
  });
  const values = fields.form.watch();
  const key = useRequestKey(values);
  if (receipt)
    return (
      <Dialog open onClose={onClose} size="small" title={t('cash.takenTitle')}>
        <PaymentTaken receipt={receipt} onDone={onClose} />
      </Dialog>
    );
  if (paidByVoucher)
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={t('cash.takenTitle')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('cash.done')}
          </Button>
        }
      >
        <p role="status">{paidByVoucher}</p>
      </Dialog>
    );
  const use = ({ usedSen, leftSen, toPaySen: rest }: UsedVoucher) => {
    setDueSen(rest);
    if (rest === 0) setPaidByVoucher(t('voucher.used', { amount: money(usedSen), left: money(leftSen) }));
  };
  const free = isNothingDue(dueSen);
  const close = () => !fields.saving && leave(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={t('payment.title', { number: order.number })}
      actions={
        <>
          <Button onClick={close} disabled={fields.saving}>
            {t('frame:cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!isPaid(values, dueSen)}
            loading={fields.saving}
          >
            {free ? t('payment.confirmNothing') : t('payment.action', { amount: money(dueSen) })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <Form form={fields} id={formId}>
          {free ? (
            <p>{t('payment.nothing')}</p>
          ) : (
            <CounterPayment
              dueSen={dueSen}
              provider={values.provider}
              bind={fields.field as PaymentBinding}
              balanceSen={order.agent?.availableSen}
            />
          )}
        </Form>
        {!free && <VoucherEntry number={order.number} onUsed={use} />}
      </div>
    </Dialog>
  );
}

/** The amount still to be paid, after vouchers. */
const toPaySen = ({ dueSen, vouchers }: Pick<OrderDetail, 'dueSen' | 'vouchers'>): number =>
  dueSen - vouchers.reduce((sum, { amountSen, held }) => sum + (held ? amountSen : 0), 0);
