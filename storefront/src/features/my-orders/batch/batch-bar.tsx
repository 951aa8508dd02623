import type { OrderSummary } from '@gangway/shared/contract/sales/orders.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './batch-bar.module.css';
import { BatchCancelDialog } from './batch-cancel-dialog.tsx';
import { BatchPayDialog } from './batch-pay-dialog.tsx';
import { useDownloadTickets } from './use-download-tickets.ts';
import { whatApplies } from './what-applies.ts';

interface BatchBarProps {
  orders: readonly OrderSummary[];
  onClear: () => void;
}

/** The actions on the selected orders, each for those it applies to. */
export function BatchBar({ orders, onClear }: BatchBarProps) {
  const { t } = useTranslation('my-orders');
  const { money } = useFormat();
  const [open, setOpen] = useState<'pay' | 'cancel' | null>(null);
  const { payable, cancelable, downloadable } = whatApplies(orders, serverNow());
  const { kind, download } = useDownloadTickets(downloadable.map(({ number }) => number));
  const close = () => setOpen(null);
  const due = sumSen(payable.map(({ dueSen, paidSen }) => dueSen - paidSen));
  return (
    <section className={styles.bar} aria-label={t('batch.label')}>
      <p className={styles.count} role="status">
        {t('batch.chosen', { count: orders.length })}
      </p>
      <div className={styles.actions}>
        {payable.length > 0 && (
          <Button variant="primary" onClick={() => setOpen('pay')}>
            {t('batch.pay', { count: payable.length, amount: money(due) })}
          </Button>
        )}
        {downloadable.length > 0 && (
          <Button icon="download" loading={download.isPending} onClick={() => download.mutate()}>
            {t(`batch.${kind}`, { count: downloadable.length })}
          </Button>
        )}
        {cancelable.length > 0 && (
          <Button onClick={() => setOpen('cancel')}>{t('batch.cancel', { count: cancelable.length })}</Button>
        )}
        {payable.length + downloadable.length + cancelable.length === 0 && <span>{t('batch.nothing')}</span>}
        <Button variant="quiet" onClick={onClear}>
          {t('batch.clear')}
        </Button>
      </div>
      <BatchPayDialog orders={payable} open={open === 'pay'} onClose={close} />
      <BatchCancelDialog
        orders={cancelable}
        open={open === 'cancel'}
        onClose={close}
        onDone={() => {
          close();
          onClear();
        }}
      />
    </section>
  );
}
