import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadFailed, LoadingText } from '../../../lib/page/loading-parts.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { ChargeAndRefund } from '../../../ui/layout/charge-and-refund.tsx';
import { useBatchCancelPreview } from '../requests/batch-cancel.ts';
import styles from './batch-dialog.module.css';
import { ChosenOrder } from './chosen-order.tsx';
import { useCancelOrders } from './use-cancel-orders.ts';

interface BatchCancelDialogProps {
  orders: readonly OrderSummary[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

interface Cost {
  chargeSen: number;
  refundSen: number;
}

/** Nothing was paid, so there is neither a charge nor a refund. */
const isFree = ({ chargeSen, refundSen }: Cost) => chargeSen + refundSen === 0;
const deedOf = (cost: Cost) => {
  if (isFree(cost)) return 'confirmFree';
  return cost.refundSen > 0 ? 'confirm' : 'confirmNothing';
};

/** Shows the current charge for each of the selected orders before confirmation. */
export function BatchCancelDialog({ open, ...props }: BatchCancelDialogProps) {
  const { t } = useTranslation(['my-orders', 'site']);
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t('cancelDialog.title', { count: props.orders.length })}
      closeLabel={t('site:close')}
    >
      <Canceling {...props} />
    </Dialog>
  );
}

function Canceling({ orders, onClose, onDone }: Omit<BatchCancelDialogProps, 'open'>) {
  const { t } = useTranslation(['my-orders', 'orders', 'site']);
  const { money } = useFormat();
  const preview = useBatchCancelPreview(orders.map(({ number }) => number));
  const cancel = useCancelOrders(onDone);
  const costs = preview.data;
  const resultOf = (number: string) => costs?.results.find(result => result.number === number);
  return (
    <div className={styles.content}>
      <ul className={styles.orders}>
        {orders.map(order => {
          const result = resultOf(order.number);
          return (
            <ChosenOrder key={order.number} order={order}>
              {result?.ok &&
                (isFree(result.preview)
                  ? t('cancelDialog.free')
                  : t('cancelDialog.back', { amount: money(result.preview.refundSen) }))}
              {result?.ok === false && <span className={styles.refused}>{result.message}</span>}
            </ChosenOrder>
          );
        })}
      </ul>
      {preview.isPending && <LoadingText lines={2} />}
      {costs && isFree(costs) && <p>{t('orders:cancel.free')}</p>}
      {costs && !isFree(costs) && (
        <ChargeAndRefund
          charge={{ label: t('cancelDialog.charge'), amount: money(costs.chargeSen) }}
          refund={{ label: t('orders:cancel.refund'), amount: money(costs.refundSen) }}
        />
      )}
      {preview.isError && <LoadFailed query={preview} title={t('batch.failed')} />}
      {cancel.refused.length > 0 && (
        <Notice tone="bad" live title={t('batch.failed')}>
          <ul>
            {cancel.refused.map(({ number, message }) => (
              <li key={number}>{t('cancelDialog.refused', { number, reason: message })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('orders:cancel.keep')}</Button>
        <Button
          variant="danger"
          disabled={!costs || costs.success === 0}
          loading={cancel.isPending || preview.isFetching}
          onClick={() => costs && cancel.mutate(costs)}
        >
          {t(`cancelDialog.${costs ? deedOf(costs) : 'confirmFree'}`, {
            count: costs?.success ?? orders.length,
            amount: money(costs?.refundSen ?? 0),
          })}
        </Button>
      </DialogActions>
    </div>
  );
}
