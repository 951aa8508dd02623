import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { CabinChangePreview } from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ApproverFields } from '../cancel/approver-fields.tsx';
import { approvalOf, isApproved, noApprover } from '../cancel/approver-values.ts';
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
import { changeCabin, useCabinPreview } from '../requests/cabins.ts';
import { type CabinWay, useCabinOptions } from './use-cabin-options.ts';

/**
 * Moves guests to another cabin of their sailing, or swaps two cabins; shows the price difference and whether it is
 * settled.
 */
export function CabinDialog({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { t: words } = useTranslation('orders');
  const { money, sentences } = useFormat();
  const cabins = order.cabinList.filter(({ canceledAt }) => !canceledAt);
  const [cabinId, setCabinId] = useState(cabins[0]?.id ?? '');
  const cabin = cabins.find(({ id }) => id === cabinId);
  const guests = order.tickets.filter(one => !one.canceledAt && one.cabin === cabin?.number);
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<CabinWay>('free');
  const [room, setRoom] = useState('');
  const [difference, setDifference] = useState<'settle' | 'waive'>('settle');
  const [reason, setReason] = useState('');
  const [approver, setApprover] = useState(noApprover);
  const payment = useOfficeForm<PaymentValues, PaymentValues, void>({
    schema: paymentForm,
    defaultValues: noPayment(),
    save: async () => undefined,
    unguarded: true,
  });
  const paying = payment.form.watch();
  const options = useCabinOptions(order.number, cabin?.roomId, way);
  const going = guests.filter(({ id }) => way === 'swap' || !staying.has(id)).map(({ id }) => id);
  const change = {
    roomId: Number(room),
    swap: way === 'swap',
    ...(going.length < guests.length && { ticketIds: going }),
  };
  const complete = room !== '' && (going.length > 0 || guests.length === 0);
  const { data, error, isPlaceholderData } = useCabinPreview(order.number, cabinId, change, complete);
  const preview = complete && !error ? data : undefined;
  const key = useRequestKey([cabinId, change, difference, reason, approver, paying]);
  const hasDifference = preview !== undefined && preview.toPaySen + preview.refundSen > 0;
  const waived = hasDifference && difference === 'waive';
  const toPay = preview && !waived ? preview.toPaySen : 0;
  const needsApproval = waived && preview.toPaySen > 0;
  const needsReason = waived || way === 'swap';
  const amounts = { toPay: money(preview?.toPaySen ?? 0), refund: money(preview?.refundSen ?? 0) };

  const confirm = async () => {
    if (!preview) return;
    if (toPay > 0 && !(await payment.form.trigger())) throw new Error(words('payment.incomplete'));
    const { toPaySen, refundSen, checkedIn } = preview;
    const request = {
      ...change,
      difference: waived ? ('waive' as const) : ('settle' as const),
      reason: reason.trim(),
      ...(needsApproval && { approval: approvalOf(approver) }),
      expected: { toPaySen, refundSen, checkedIn },
      ...(toPay > 0 && takingOf(paying)),
    };
    const changed = await changeCabin(order.number, cabinId, request, key.current).catch((failure: Error) => {
      if (failure instanceof ApiError)
        for (const [path, message] of Object.entries(failure.fields))
          payment.form.setError(path as 'tenderedSen', { type: 'server', message });
      throw failure;
    });
    const done = t(preview.kind === 'swap' ? 'cabin.doneSwap' : 'cabin.done', preview);
    const back = changed.changeSen > 0 ? [t('cabin.giveBack', { change: money(changed.changeSen) })] : [];
    toasts.show(sentences([done, ...back]), 'ok');
  };
  const action = () => {
    if (way === 'swap') return t('cabin.swapAction');
    if (toPay > 0) return t('cabin.moveCharge', amounts);
    return preview && !waived && preview.refundSen > 0 ? t('cabin.moveRefund', amounts) : t('cabin.move');
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('cabin.title', { number: order.number })}
      consequence={t('cabin.text')}
      action={action()}
      dismiss={t('cabin.keep')}
      size="normal"
      blocked={
        !preview ||
        isPlaceholderData ||
        (needsReason && !reason.trim()) ||
        (needsApproval && !isApproved(approver)) ||
        (toPay > 0 && !isPaid(paying, toPay))
      }
      onConfirm={confirm}
    >
      <div className={styles.dialog}>
        {cabins.length > 1 && (
          <SelectField
            label={t('cabin.from')}
            value={cabinId}
            choices={cabins.map(one => ({
              value: one.id,
              label: words('order.cabinOnDeck', { number: one.number, floor: one.floor }),
            }))}
            onChange={next => {
              setCabinId(next);
              setStaying(new Set());
              setRoom('');
            }}
          />
        )}
        <RadioGroup
          label={t('cabin.where')}
          row
          value={way}
          choices={(['free', ...(cabins.length > 1 ? (['join'] as const) : []), 'swap'] as const).map(
            value => ({
              value,
              label: t(`cabin.${value}`),
            }),
          )}
          onChange={next => {
            setWay(next);
            setRoom('');
          }}
        />
        {way !== 'swap' && guests.length > 1 && (
          <fieldset className={styles.choices}>
            <legend className={styles.quiet}>{t('cabin.who')}</legend>
            {guests.map(({ id, passengerName }) => (
              <Checkbox
                key={id}
                label={passengerName}
                value={!staying.has(id)}
                onChange={goes => {
                  const next = new Set(staying);
                  if (goes) next.delete(id);
                  else next.add(id);
                  setStaying(next);
                }}
              />
            ))}
          </fieldset>
        )}
        <SelectField
          label={t('cabin.to')}
          empty={t('cabin.choose')}
          value={room}
          choices={options.choices}
          onChange={setRoom}
        />
        {options.none && <Notice tone="info">{t('cabin.none')}</Notice>}
        {complete && error && (
          <Notice live tone="bad">
            {error.message}
          </Notice>
        )}
        {preview && <CabinConsequence preview={preview} />}
        {hasDifference && (
          <RadioGroup
            label={t('cabin.difference')}
            row
            value={difference}
            choices={[
              { value: 'settle', label: t(preview.toPaySen > 0 ? 'cabin.charge' : 'cabin.refund', amounts) },
              { value: 'waive', label: t(preview.toPaySen > 0 ? 'cabin.noCharge' : 'cabin.noRefund') },
            ]}
            onChange={setDifference}
          />
        )}
        {preview && (
          <TextField
            label={t('cabin.reason')}
            hint={t('cabin.reasonHint')}
            value={reason}
            onChange={setReason}
            maxLength={300}
            required={needsReason}
            optional={!needsReason}
          />
        )}
        {needsApproval && <ApproverFields value={approver} onChange={setApprover} />}
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

/** The effect of a change of cabin on the price and the rooms. */
function CabinConsequence({ preview }: { preview: CabinChangePreview }) {
  const { t } = useTranslation('desk');
  const { money, sentences } = useFormat();
  const { kind, from, to, toPaySen, refundSen } = preview;
  const words = { from, to, toPay: money(toPaySen), refund: money(refundSen) };
  const price = () => {
    if (kind === 'swap') return t('cabin.swapped', words);
    if (kind === 'join') return t('cabin.joined');
    if (kind === 'split') return t('cabin.another', words);
    if (toPaySen > 0) return t('cabin.dearer', words);
    return refundSen > 0 ? t('cabin.cheaper', words) : t('cabin.same');
  };
  return (
    <Notice live tone="info">
      {sentences([price(), ...(preview.checkedIn ? [t('cabin.checkedIn', words)] : [])])}
    </Notice>
  );
}
