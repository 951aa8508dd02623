import type { CancelPreview, OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { ChargeAndRefund } from '../../../ui/layout/charge-and-refund.tsx';
import { useCancelPreview } from '../requests/cancellation.ts';
import styles from './cancel-choice.module.css';
import { PartsToCancel } from './parts-to-cancel.tsx';
import { nothing, type Selection, selectionParts } from './selection.ts';
import { useCancel } from './use-cancel.ts';

/** Selects the parts to cancel, and shows the current charge. */
export function CancelChoice({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const [selection, setSelection] = useState<Selection>(nothing);
  const parts = selectionParts(selection);
  const preview = useCancelPreview(order.number, parts);
  const cancel = useCancel(order, onClose);
  const isEmpty = parts.ticketIds.length + parts.cabinIds.length === 0;
  const shown = isEmpty || preview.isError ? undefined : preview.data;
  const error = cancel.error ?? (isEmpty ? null : preview.error);
  return (
    <div className={styles.choice}>
      <PartsToCancel order={order} selection={selection} onChange={setSelection} />
      {shown && <CancelCost preview={shown} unpaid={order.status === 'unpaid'} />}
      {error && <Notice tone="bad" live title={error.message} />}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        <Button
          variant="danger"
          disabled={!shown}
          loading={cancel.isPending || preview.isFetching}
          onClick={() => shown && cancel.mutate(shown)}
        >
          {shown ? cancel.label(shown) : t('cancel.chooseParts')}
        </Button>
      </DialogActions>
    </div>
  );
}

/** The charge and the refund of a cancellation, shown before confirmation. */
function CancelCost({ preview, unpaid }: { preview: CancelPreview; unpaid: boolean }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  if (unpaid) return <p>{t('cancel.free')}</p>;
  if (preview.refundSen === 0)
    return <p aria-live="polite">{t('cancel.nothingBack', { percent: preview.chargePercent })}</p>;
  return (
    <ChargeAndRefund
      charge={{
        label: t('cancel.charge', { percent: preview.chargePercent }),
        amount: money(preview.chargeSen),
      }}
      refund={{ label: t('cancel.refund'), amount: money(preview.refundSen) }}
    />
  );
}
