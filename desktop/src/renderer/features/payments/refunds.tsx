import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeRefund } from '@gangway/shared/contract/office/orders/payments.ts';
import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { refundTone } from './payment-look.ts';
import styles from './payments.module.css';
import { useRetryRefund } from './requests/refunds.ts';
import { SettleDialog } from './settle-dialog.tsx';

interface RefundsProps {
  provider: PaymentProvider;
  refunds: readonly OfficeRefund[];
}

/** A payment's refunds with every attempt; a failed one can be sent again, or settled by hand (R376). */
export function Refunds({ provider, refunds }: RefundsProps) {
  const { t } = useTranslation(['payments', 'providers']);
  const { instant, money } = useFormat();
  const [retrying, setRetrying] = useState<OfficeRefund | null>(null);
  const [settling, setSettling] = useState<OfficeRefund | null>(null);
  const retry = useRetryRefund();
  const send = async (refund: OfficeRefund) => {
    await retry.mutateAsync(refund.id);
    toasts.show(t('refund.retried'), 'ok');
  };
  if (refunds.length === 0) return <p className={styles.quiet}>{t('one.noRefunds')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {refunds.map(refund => (
          <li key={refund.id} className={styles.refund}>
            <span className={styles.number}>{money(refund.amountSen)}</span>
            <StatusBadge tone={refundTone[refund.status]} label={t(`refund.status.${refund.status}`)} />
            <span className={styles.grow}>
              {refund.orderNumber} · {instant(refund.createdAt)}
            </span>
            {isByHand(provider) && refund.status === 'pending' && (
              <p className={styles.whole}>
                {t(`providers:${provider}.refund.owed`)} · {t('refund.byHand')}
              </p>
            )}
            {refund.receiptNumber && (
              <p className={styles.whole}>{t('refund.creditNote', { number: refund.receiptNumber })}</p>
            )}
            {refund.settledByHand && (
              <p className={styles.whole}>{t('refund.settledByHand', refund.settledByHand)}</p>
            )}
            {(isByHand(provider) || refund.settledByHand) && refund.gatewayReference && (
              <p className={styles.whole}>{t('refund.reference', { reference: refund.gatewayReference })}</p>
            )}
            {refund.lastError && <p className={styles.whole}>{refund.lastError}</p>}
            {refund.attempts > 0 && (
              <p className={styles.whole}>
                {t('refund.attempts', { count: refund.attempts })}
                {refund.history.map(({ at, result }) => (
                  <span key={at}>
                    {' · '}
                    {instant(at)} {t(`refund.status.${result}`)}
                  </span>
                ))}
              </p>
            )}
            {refund.status === 'failed' && can('orders.cancel') && (
              <span className={styles.actions}>
                <Button size="small" onClick={() => setSettling(refund)}>
                  {t('refund.settle.open')}
                </Button>
                <Button size="small" onClick={() => setRetrying(refund)}>
                  {t('refund.retry')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {settling && <SettleDialog refund={settling} onClose={() => setSettling(null)} />}
      {retrying && (
        <ConfirmDialog
          open
          onClose={() => setRetrying(null)}
          title={t('refund.question', { amount: money(retrying.amountSen) })}
          consequence={t('refund.consequence', { order: retrying.orderNumber })}
          action={t('refund.retry')}
          onConfirm={() => send(retrying)}
        />
      )}
    </>
  );
}
