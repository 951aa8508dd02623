import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import type { CancelPreview, CancelRequest } from '@gangway/shared/contract/sales/orders.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { WaiverFields } from '../cancel/waiver-fields.tsx';
import { noWaiver, waiverOf, wrongIn } from '../cancel/waiver-values.ts';
import styles from '../fields/order.module.css';
import { refreshOrders } from '../requests/order.ts';

/** Cancels an order or parts of it; nothing is ticked at first (R362). The charge from the cancellation ladder is shown before, and is the amount charged. */
export function CancelDialog({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'desk']);
  const { money } = useFormat();
  const tickets = order.tickets.filter(({ canceledAt }) => !canceledAt);
  const cabins = order.cabinList.filter(({ canceledAt }) => !canceledAt);
  const all = [...tickets, ...cabins].map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [waiver, setWaiver] = useState(noWaiver);
  const parts = useMemo((): CancelParts => {
    if (chosen.size === all.length) return {};
    return {
      ticketIds: tickets.map(({ id }) => id).filter(id => chosen.has(id)),
      cabinIds: cabins.map(({ id }) => id).filter(id => chosen.has(id)),
    };
  }, [chosen, all.length, tickets, cabins]);
  const preview = useCancelPreview(order.number, parts, chosen.size > 0);
  const key = useRef(newKey());
  const { data, error, isPlaceholderData } = preview;
  const unpaid = order.status === 'unpaid';
  const ladderSen = data?.chargeSen ?? 0;
  const waived = ladderSen > 0 && waiver.lowered && waiver.chargeSen !== null;
  const chargeSen = waived ? Math.min(waiver.chargeSen ?? 0, ladderSen) : ladderSen;
  const refund = money(data ? data.refundSen + ladderSen - chargeSen : 0);

  const choose = (id: string, on: boolean) => {
    key.current = newKey();
    setChosen(before => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const chooseAll = (on: boolean) => {
    key.current = newKey();
    setChosen(new Set(on ? all : []));
  };
  const action = () => {
    if (chosen.size === 0) return t('cancel.actionNone');
    if (!data) return t('cancel.actionCounting');
    return unpaid ? t('cancel.actionUnpaid') : t('cancel.action', { refund });
  };
  const consequence = () => {
    if (chosen.size === 0) return t('cancel.nothing');
    if (!data) return t('cancel.counting');
    if (unpaid) return t('cancel.unpaid');
    if (waived) return t('desk:waiver.cost', { charge: money(chargeSen), refund });
    if (data.chargeSen === 0) return t('cancel.free', { refund });
    return t('cancel.cost', { charge: money(data.chargeSen), percent: data.chargePercent, refund });
  };
  const confirm = async () => {
    const request = {
      ...parts,
      expectedChargeSen: ladderSen,
      reason: reason.trim(),
      waiver: ladderSen > 0 ? waiverOf(waiver) : undefined,
    };
    await cancelOrder(order.number, request, key.current);
    toasts.show(unpaid ? t('cancel.doneUnpaid') : t('cancel.done', { refund }), 'ok');
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('cancel.title', { number: order.number })}
      consequence={consequence()}
      action={action()}
      dismiss={t('cancel.keep')}
      size="normal"
      destructive
      blocked={
        chosen.size === 0 ||
        !reason.trim() ||
        !data ||
        isPlaceholderData ||
        error !== null ||
        (ladderSen > 0 && wrongIn(waiver, ladderSen) !== null)
      }
      onConfirm={confirm}
    >
      <div className={styles.dialog}>
        <fieldset className={styles.choices}>
          <legend className={styles.quiet}>{t('cancel.choose')}</legend>
          {all.length > 1 && (
            <Checkbox
              className={styles.everyone}
              label={t('cancel.everything')}
              value={chosen.size === all.length}
              mixed={chosen.size > 0 && chosen.size < all.length}
              onChange={chooseAll}
            />
          )}
          {tickets.map(ticket => (
            <Checkbox
              key={ticket.id}
              label={`${ticket.passengerName} · ${money(ticket.priceSen)}`}
              value={chosen.has(ticket.id)}
              onChange={on => choose(ticket.id, on)}
            />
          ))}
          {cabins.map(cabin => (
            <Checkbox
              key={cabin.id}
              label={`${t('cancel.cabin', { number: cabin.number })} · ${money(cabin.priceSen)}`}
              value={chosen.has(cabin.id)}
              onChange={on => choose(cabin.id, on)}
            />
          ))}
        </fieldset>
        <TextField
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          value={reason}
          onChange={text => {
            key.current = newKey();
            setReason(text);
          }}
          maxLength={300}
          required
        />
        {ladderSen > 0 && (
          <WaiverFields
            chargeSen={ladderSen}
            value={waiver}
            onChange={next => {
              key.current = newKey();
              setWaiver(next);
            }}
          />
        )}
        {error && chosen.size > 0 && (
          <Notice live tone="bad">
            {error.message}
          </Notice>
        )}
        {data?.whole && chosen.size < all.length && !error && (
          <Notice tone="warn">{t('cancel.whole')}</Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

type CancelParts = Pick<CancelRequest, 'ticketIds' | 'cabinIds'>;

/** The charge of canceling these parts now. */
const useCancelPreview = (number: string, parts: CancelParts, enabled: boolean) =>
  useQuery({
    queryKey: ['orders', 'cancel-preview', number, parts],
    queryFn: ({ signal }) =>
      request<CancelPreview>('POST', `/orders/${number}/cancel/preview`, { body: parts, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

async function cancelOrder(number: string, body: CancelRequest, idempotencyKey: string) {
  await request('POST', `/orders/${number}/cancel`, { body, idempotencyKey });
  await refreshOrders();
}
