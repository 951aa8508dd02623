import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingMovePreview } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { AMENDMENT_CANCELS_WITHIN_DAYS } from '@gangway/shared/domain/money/cancellation.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
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
import { moveOrder, useMovePreview } from '../requests/change-order.ts';
import { useSailingsOnSale } from '../requests/sailings.ts';

interface MoveDialogProps {
  order: OfficeOrderDetail;
  onClose: () => void;
  onShow: (number: string) => void;
}

/** Moves an order to another sailing of its route; the price difference is shown before, also on the button. */
export function MoveDialog({ order, onClose, onShow }: MoveDialogProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { date, dateTime, money } = useFormat();
  const { route } = order.sailing;
  const [after, setAfter] = useState<string | null>(localDateIn(new Date()));
  const [sailingId, setSailingId] = useState('');
  const [withCabin, setWithCabin] = useState(order.cabins > 0 ? 'any' : '');
  const payment = useOfficeForm<PaymentValues, PaymentValues, void>({
    schema: paymentForm,
    defaultValues: noPayment(),
    save: async () => undefined,
    unguarded: true,
  });
  const paying = payment.form.watch();
  const key = useRequestKey([sailingId, withCabin, paying]);
  const sailings = useSailingsOnSale(
    {
      from: after ?? '',
      party: Math.max(1, order.passengers),
      departure: route.departure.code,
      destination: route.destination.code,
      size: 50,
    },
    after !== null,
  );
  const others = (sailings.data?.items ?? []).filter(({ id }) => id !== order.sailing.id);
  const move = {
    sailingId: Number(sailingId),
    cabins: withCabin ? { kind: 'assigned' as const } : null,
  };
  const { data, error, isPlaceholderData } = useMovePreview(order.number, move, sailingId !== '');
  const preview = sailingId === '' || error ? undefined : data;
  const toPay = preview?.toPaySen ?? 0;
  const showAtFields = ({ fields }: ApiError) => {
    for (const [path, message] of Object.entries(fields))
      payment.form.setError(path as 'tenderedSen', { type: 'server', message });
  };
  const confirm = async () => {
    if (!preview) return;
    const { kind, chargeSen, refundSen, toPaySen } = preview;
    if (toPay > 0 && !(await payment.form.trigger())) throw new Error(t('payment.incomplete'));
    const moved = await moveOrder(
      order.number,
      { ...move, expected: { kind, chargeSen, refundSen, toPaySen }, ...(toPay > 0 && takingOf(paying)) },
      key.current,
    ).catch((error: Error) => {
      if (error instanceof ApiError) showAtFields(error);
      throw error;
    });
    const done = moved.previousNumber
      ? t('move.doneNew', { previous: moved.previousNumber, number: moved.order.number })
      : t('move.done', { date: date(moved.order.sailing.date) });
    const back = moved.changeSen > 0 ? ` ${t('move.giveBack', { change: money(moved.changeSen) })}` : '';
    toasts.show(done + back, 'ok');
    if (moved.previousNumber) onShow(moved.order.number);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('move.title', { number: order.number })}
      consequence={t('move.from', { sailing: dateTime(order.sailing.departsAt) })}
      action={actionOf(preview, money, t)}
      dismiss={t('move.keep')}
      destructive={preview?.kind === 'cancel-and-rebook'}
      blocked={
        !preview || isPlaceholderData || preview.findings.length > 0 || (toPay > 0 && !isPaid(paying, toPay))
      }
      onConfirm={confirm}
    >
      <div className={styles.dialog}>
        <DateField
          label={t('move.after')}
          value={after}
          onChange={day => {
            setAfter(day);
            setSailingId('');
          }}
        />
        <SelectField
          label={t('move.to')}
          empty={t('fields.choose')}
          value={sailingId}
          disabled={sailings.isPlaceholderData}
          choices={others.map(one => ({
            value: String(one.id),
            label: `${dateTime(one.departsAt)} · ${t(`frame:session.${one.session}`)} · ${t('move.placesLeft', { count: one.placesLeft })}`,
          }))}
          onChange={setSailingId}
        />
        {sailings.data && others.length === 0 && <Notice tone="info">{t('move.none')}</Notice>}
        <SelectField
          label={t('move.cabin')}
          value={withCabin}
          choices={[
            { value: '', label: t('move.noCabin') },
            { value: 'any', label: t('move.anyCabin') },
          ]}
          onChange={setWithCabin}
        />
        {sailingId !== '' && error && (
          <Notice live tone="bad">
            {error.message}
          </Notice>
        )}
        {preview?.findings.map(({ message, passenger }) => (
          <Notice key={`${passenger}${message}`} tone="bad">
            {`${order.tickets[passenger ?? -1]?.passengerName ?? ''} ${message}`.trim()}
          </Notice>
        ))}
        {preview && <Consequence preview={preview} />}
        {toPay > 0 && (
          <CounterPayment
            dueSen={toPay}
            provider={paying.provider}
            bind={payment.field as PaymentBinding}
            balanceSen={order.agent?.availableSen}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

type Words = ReturnType<typeof useTranslation<['orders', 'frame']>>['t'];
type Money = ReturnType<typeof useFormat>['money'];

function actionOf(preview: SailingMovePreview | undefined, money: Money, t: Words): string {
  if (!preview) return t('move.action');
  const { kind, toPaySen, refundSen } = preview;
  if (kind === 'cancel-and-rebook') return t('move.actionLate', { toPay: money(toPaySen) });
  if (toPaySen > 0) return t('move.actionDearer', { toPay: money(toPaySen) });
  return refundSen > 0 ? t('move.actionCheaper', { refund: money(refundSen) }) : t('move.action');
}

function Consequence({ preview }: { preview: SailingMovePreview }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { kind, chargePercent, chargeSen, refundSen, toPaySen } = preview;
  const amounts = { charge: money(chargeSen), refund: money(refundSen), toPay: money(toPaySen) };
  if (kind === 'cancel-and-rebook')
    return (
      <Notice tone="warn">
        {t('move.late', { days: AMENDMENT_CANCELS_WITHIN_DAYS, percent: chargePercent, ...amounts })}
      </Notice>
    );
  const side = toPaySen > 0 ? 'dearer' : refundSen > 0 ? 'cheaper' : 'same';
  return <Notice tone="info">{`${t(`move.${side}`, amounts)} ${t('move.codes')}`}</Notice>;
}
