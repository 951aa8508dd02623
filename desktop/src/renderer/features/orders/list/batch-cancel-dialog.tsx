import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { cancelBatch, useBatchPreview } from '../requests/batch.ts';
import styles from './list.module.css';

interface BatchCancelDialogProps {
  numbers: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Shows the charge of each order before any is canceled; orders that cannot be canceled show the reason. */
export function BatchCancelDialog({ numbers, onClose, onDone }: BatchCancelDialogProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money } = useFormat();
  const preview = useBatchPreview(numbers);
  const key = useRef(newKey());
  const [reason, setReason] = useState('');
  const { data } = preview;
  const orders = (data?.results ?? []).flatMap(order =>
    order.ok ? [{ number: order.number, expectedChargeSen: order.preview.chargeSen }] : [],
  );
  const count = orders.length;
  const cost = { refund: money(data?.refundSen ?? 0), charge: money(data?.chargeSen ?? 0) };
  const confirm = async () => {
    const result = await cancelBatch({ orders, reason: reason.trim() }, key.current);
    if (result.success > 0)
      toasts.show(t('batch.canceled', { count: result.success, refund: money(result.refundSen) }), 'ok');
    for (const order of result.results)
      if (!order.ok) toasts.show(t('frame:labelled', { label: order.number, value: order.message }), 'bad');
    onDone();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('batch.cancelTitle', { count: numbers.length })}
      consequence={count > 0 ? t('batch.cancelCost', cost) : preview.isPending && t('cancel.counting')}
      action={t('batch.cancelAction', { count, refund: cost.refund })}
      dismiss={t('batch.keep')}
      destructive
      blocked={count === 0 || !reason.trim()}
      onConfirm={confirm}
    >
      {!data && !preview.error && <SkeletonLines lines={4} />}
      {preview.error && (
        <Notice live tone="bad">
          {preview.error.message}
        </Notice>
      )}
      {data && count === 0 && <Notice tone="warn">{t('batch.cancelNone')}</Notice>}
      {data && (
        <ul className={styles.costs}>
          {data.results.map(order => (
            <li key={order.number}>
              <span className={styles.number}>{order.number}</span>
              {order.ok ? (
                t('batch.costOf', {
                  charge: money(order.preview.chargeSen),
                  refund: money(order.preview.refundSen),
                })
              ) : (
                <span className={styles.refused}>{order.message}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
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
          autoFocus
        />
      )}
    </ConfirmDialog>
  );
}
