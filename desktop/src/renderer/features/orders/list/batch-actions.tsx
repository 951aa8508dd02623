import { MOST_BATCH_ORDERS } from '@gangway/shared/contract/office/orders/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { downloadTickets, resendConfirmations } from '../requests/batch.ts';
import { BatchCancelDialog } from './batch-cancel-dialog.tsx';
import styles from './list.module.css';

interface BatchActionsProps {
  numbers: readonly string[];
  onDone: () => void;
}

/** Actions for several selected orders. */
export function BatchActions({ numbers, onDone }: BatchActionsProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const [asking, setAsking] = useState<'cancel' | 'resend' | null>(null);
  const tickets = useMutation({ mutationFn: () => downloadTickets(numbers) });
  if (numbers.length > MOST_BATCH_ORDERS)
    return <span className={styles.refused}>{t('batch.most', { count: MOST_BATCH_ORDERS })}</span>;
  const close = () => setAsking(null);
  const count = numbers.length;
  const resend = async () => {
    const { success, results } = await resendConfirmations(numbers);
    if (success > 0) toasts.show(t('batch.resent', { count: success }), 'ok');
    for (const result of results)
      if (!result.ok)
        toasts.show(t('frame:labelled', { label: result.number, value: result.message }), 'bad');
    onDone();
  };
  return (
    <>
      <Button size="small" loading={tickets.isPending} onClick={() => tickets.mutate()}>
        {t('batch.tickets')}
      </Button>
      {can('orders.sell') && (
        <Button size="small" onClick={() => setAsking('resend')}>
          {t('batch.resend')}
        </Button>
      )}
      {can('orders.cancel') && (
        <Button size="small" variant="quietDanger" onClick={() => setAsking('cancel')}>
          {t('batch.cancel')}
        </Button>
      )}
      {asking === 'cancel' && <BatchCancelDialog numbers={numbers} onClose={close} onDone={onDone} />}
      <ConfirmDialog
        open={asking === 'resend'}
        onClose={close}
        title={t('batch.resendTitle', { count })}
        consequence={t('batch.resendText')}
        action={t('batch.resendAction')}
        onConfirm={resend}
      />
    </>
  );
}
