import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingMove } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useSailingName } from '../../../lib/use-sailing-name.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LadderList } from '../cancel/ladder-list.tsx';
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
import { GuestsApart, LeavingGuests, partyOf } from './leaving-guests.tsx';
import { actionOf, CabinsCompared, Consequence, fareBeside } from './move-cost.tsx';

const SAME = 'same';
const ANY = 'any';

/** By default the cabins are of the party's current types (R360). */
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

/**
 * Moves an order, or some of its guests, to another sailing of its route (R372); the price difference is shown before, also on the
 * button.
 */
export function MoveDialog({ order, onClose, onShow }: MoveDialogProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money, sentences, text } = useFormat();
  const nameOf = useSailingName();
  const { route } = order.sailing;
  const [after, setAfter] = useState<string | null>(serverToday());
  const [sailingId, setSailingId] = useState('');
  const [withCabin, setWithCabin] = useState(order.cabins > 0 ? SAME : '');
  const party = partyOf(order);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(party.filter(({ boarded }) => !boarded).map(({ id }) => id)),
  );
  const passengerIds = party.map(({ id }) => id).filter(id => chosen.has(id));
  const payment = useOfficeForm<PaymentValues, PaymentValues, void>({
    schema: paymentForm,
    defaultValues: noPayment(),
    save: async () => undefined,
    unguarded: true,
  });
  const paying = payment.form.watch();
  const key = useRequestKey([sailingId, withCabin, passengerIds, paying]);
  const sailings = useSailingsOnSale(
    {
      from: after ?? '',
      party: Math.max(1, chosen.size),
      departure: route.departure.code,
      destination: route.destination.code,
      size: 50,
    },
    after !== null,
  );
  const types = useSailingOffer(sailingId === '' ? null : Number(sailingId)).data?.roomTypes ?? [];
  const current = useSailingOffer(order.sailing.id).data;
  const others = (sailings.data?.items ?? []).filter(({ id }) => id !== order.sailing.id);
  const target = others.find(({ id }) => String(id) === sailingId);
  const describeFare = ({ fromSen }: Pick<SailingSummary, 'fromSen'>) =>
    current ? fareBeside(fromSen, current.fromSen, money, t) : money(fromSen);
  const move = { sailingId: Number(sailingId), passengerIds, cabins: cabinsOf(withCabin) };
  const isAsked = sailingId !== '' && chosen.size > 0;
  const { data, error, isPlaceholderData } = useMovePreview(order.number, move, isAsked);
  const preview = !isAsked || error ? undefined : data;
  const toPay = preview?.toPaySen ?? 0;
  const going = preview?.guests.filter(({ goes }) => goes) ?? [];
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
    const { previousNumber, leftNumber } = moved;
    const { number, sailing } = moved.order;
    const done = () => {
      if (leftNumber) return t('move.doneApart', { left: leftNumber, number, sailing: nameOf(sailing) });
      return previousNumber
        ? t('move.doneNew', { previous: previousNumber, number, sailing: nameOf(sailing) })
        : t('move.done', { sailing: nameOf(sailing) });
    };
    const back = moved.changeSen > 0 ? [t('move.giveBack', { change: money(moved.changeSen) })] : [];
    toasts.show(sentences([done(), ...back]), 'ok');
    if (number !== order.number) onShow(number);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('move.title', { number: order.number })}
      consequence={t('move.from', { sailing: nameOf(order.sailing) })}
      action={target ? actionOf(preview, money, t) : t('move.actionNone')}
      dismiss={t('move.keep')}
      size="wide"
      destructive={preview?.kind === 'cancel-and-rebook'}
      blocked={
        !preview || isPlaceholderData || preview.findings.length > 0 || (toPay > 0 && !isPaid(paying, toPay))
      }
      onConfirm={confirm}
    >
      <div className={styles.dialog}>
        {party.length > 1 && <LeavingGuests party={party} chosen={chosen} onChange={setChosen} />}
        {chosen.size === 0 && <Notice tone="info">{t('move.nobody')}</Notice>}
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
            label: [nameOf(one), describeFare(one), t('move.placesLeft', { count: one.placesLeft })].join(
              ' · ',
            ),
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
        {isAsked && error && (
          <Notice live tone="bad">
            {error.message}
          </Notice>
        )}
        {preview?.findings.map(({ message, passenger }) => (
          <Notice key={`${passenger}${message}`} tone="bad">
            {`${going[passenger ?? -1]?.name ?? ''} ${message}`.trim()}
          </Notice>
        ))}
        {preview && <GuestsApart guests={preview.guests} />}
        {preview && <CabinsCompared cabins={preview.cabins} />}
        {preview && <Consequence days={order.amendmentDays} preview={preview} />}
        {preview && <LadderList ladder={preview.ladder} compact />}
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
