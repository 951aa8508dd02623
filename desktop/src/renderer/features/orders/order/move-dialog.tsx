import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type {
  SailingMove,
  SailingMovePreview,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
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
import { useSailingOffer, useSailingsOnSale } from '../requests/sailings.ts';

const SAME = 'same';
const ANY = 'any';

/** Left out, the cabins are of the types that the party has (R360). */
function cabinsOf(choice: string): SailingMove['cabins'] {
  if (choice === SAME) return undefined;
  if (choice === '') return null;
  return { kind: 'assigned', ...(choice !== ANY && { roomTypeId: Number(choice) }) };
}

interface MoveDialogProps {
  order: OfficeOrderDetail;
  onClose: () => void;
  onShow: (number: string) => void;
}

/** Moves an order to another sailing of its route; the price difference is shown before, also on the button. */
export function MoveDialog({ order, onClose, onShow }: MoveDialogProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { date, dateTime, money, text } = useFormat();
  const { route } = order.sailing;
  const [after, setAfter] = useState<string | null>(localDateIn(new Date()));
  const [sailingId, setSailingId] = useState('');
  const [withCabin, setWithCabin] = useState(order.cabins > 0 ? SAME : '');
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
  const types = useSailingOffer(sailingId === '' ? null : Number(sailingId)).data?.roomTypes ?? [];
  const others = (sailings.data?.items ?? []).filter(({ id }) => id !== order.sailing.id);
  const move = {
    sailingId: Number(sailingId),
    cabins: cabinsOf(withCabin),
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
            ...(order.cabins > 0 ? [{ value: SAME, label: t('move.sameCabins') }] : []),
            { value: ANY, label: t('move.anyCabin') },
            ...types.map(type => ({
              value: String(type.id),
              label: t('sale.cabinType', {
                type: text(type.name),
                price: money(type.priceSen),
                left: type.roomsLeft,
              }),
              disabled: type.roomsLeft === 0,
            })),
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
        {preview && <CabinsCompared cabins={preview.cabins} />}
        {preview && <Consequence days={order.amendmentDays} preview={preview} />}
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

/** Old and new cabins with their types; it warns where the party gives up any of their class. */
function CabinsCompared({ cabins: { had, given, difference } }: Pick<SailingMovePreview, 'cabins'>) {
  const { t } = useTranslation('orders');
  const { text, enumerate } = useFormat();
  if (difference === 'none') return null;
  const named = (cabins: typeof had) =>
    cabins.length === 0
      ? t('move.noCabin')
      : enumerate(cabins.map(({ number, type }) => t('move.cabinOf', { number, type: text(type) })));
  const sides = { from: named(had), to: named(given) };
  if (difference === 'lesser') return <Notice tone="warn">{t('move.lesserCabins', sides)}</Notice>;
  return <Notice tone="info">{t('move.cabins', sides)}</Notice>;
}

function Consequence({ days, preview }: { days: number; preview: SailingMovePreview }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const { kind, chargePercent, chargeSen, refundSen, toPaySen } = preview;
  const amounts = { charge: money(chargeSen), refund: money(refundSen), toPay: money(toPaySen) };
  if (kind === 'cancel-and-rebook')
    return <Notice tone="warn">{t('move.late', { days, percent: chargePercent, ...amounts })}</Notice>;
  const side = toPaySen > 0 ? 'dearer' : refundSen > 0 ? 'cheaper' : 'same';
  return <Notice tone="info">{`${t(`move.${side}`, amounts)} ${t('move.codes')}`}</Notice>;
}
