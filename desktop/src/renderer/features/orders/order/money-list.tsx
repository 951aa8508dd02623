import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import styles from '../fields/order.module.css';
import { payRefundInCash } from '../requests/counter.ts';
import { LadderList } from './ladder-list.tsx';

const reasons = ['cancellation', 'change', 'payment-returned'] as const;

/** What was paid and given back, and what a cancellation would cost when. */
export function MoneyList({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation('orders');
  const { money, instant } = useFormat();
  const [handing, setHanding] = useState<OfficeOrderDetail['refunds'][number] | null>(null);
  const paidInCash = order.payments.some(({ provider, outcome }) => provider === 'counter' && outcome);
  const reasonOf = (reason: string) =>
    t(`order.reason.${reasons.find(known => known === reason) ?? 'other'}`);
  return (
    <>
      <section className={styles.section}>
        <h3>{t('order.payments')}</h3>
        {order.payments.length === 0 && <p className={styles.quiet}>{t('order.noPayments')}</p>}
        <ul className={styles.list}>
          {order.payments.map(payment => (
            <li key={payment.id}>
              <div>
                <div>{`${t(`order.provider.${payment.provider}`)} · ${t(`order.paymentStatus.${payment.status}`)}`}</div>
                <div className={styles.quiet}>
                  {[
                    instant(payment.settledAt ?? payment.createdAt),
                    payment.difference && t('order.difference'),
                    payment.outcome === 'returned' && t('order.returned'),
                    payment.tenderedSen !== null &&
                      t('order.tendered', {
                        tendered: money(payment.tenderedSen),
                        change: money(payment.tenderedSen - payment.amountSen),
                      }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </div>
              <div className={styles.end}>{money(payment.amountSen)}</div>
            </li>
          ))}
        </ul>
      </section>
      {order.refunds.length > 0 && (
        <section className={styles.section}>
          <h3>{t('order.refunds')}</h3>
          <ul className={styles.list}>
            {order.refunds.map(refund => (
              <li key={refund.id}>
                <div>
                  <div>{`${reasonOf(refund.reason)} · ${t(`order.refundStatus.${refund.status}`)}`}</div>
                  <div className={styles.quiet}>{instant(refund.createdAt)}</div>
                </div>
                <div className={styles.end}>
                  {money(refund.amountSen)}
                  {refund.status === 'pending' && paidInCash && can('orders.sell') && (
                    <Button size="small" onClick={() => setHanding(refund)}>
                      {t('order.handOut', { amount: money(refund.amountSen) })}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.transfers.length > 0 && (
        <section className={styles.section}>
          <h3>{t('order.transfers')}</h3>
          <ul className={styles.list}>
            {order.transfers.map(transfer => (
              <li key={`${transfer.id}${transfer.account}`}>
                <div>
                  <div>{transfer.account}</div>
                  <div className={styles.quiet}>{instant(transfer.at)}</div>
                </div>
                <div className={styles.end}>{money(transfer.amountSen)}</div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(order.status === 'paid' || order.status === 'unpaid') && <LadderList ladder={order.ladder} />}
      {handing && (
        <ConfirmDialog
          open
          onClose={() => setHanding(null)}
          title={t('order.handOutTitle', { amount: money(handing.amountSen) })}
          consequence={t('order.handOutText')}
          action={t('order.handOut', { amount: money(handing.amountSen) })}
          onConfirm={async () => {
            await payRefundInCash(handing.id);
            toasts.show(t('order.handedOut'), 'ok');
          }}
        />
      )}
    </>
  );
}
