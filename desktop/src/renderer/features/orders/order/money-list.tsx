import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LadderList } from '../cancel/ladder-list.tsx';
import { RefundDialog } from '../counter/refund-dialog.tsx';
import styles from '../fields/order.module.css';

const reasons = ['cancellation', 'change', 'seat-fee', 'payment-returned'] as const;

/** Payments and refunds, and the cancellation charges over time. */
export function MoneyList({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation(['orders', 'providers', 'frame']);
  const { money, instant } = useFormat();
  const [handing, setHanding] = useState<OfficeOrderDetail['refunds'][number] | null>(null);
  const slipOf = ({ provider, gatewayReference, details }: OfficeOrderDetail['payments'][number]) =>
    isByHand(provider)
      ? Object.entries({ ...(gatewayReference && { reference: gatewayReference }), ...details }).map(
          ([name, value]) =>
            t(`providers:${provider}.entries.${name}.shown` as 'providers:counter.name', { value }),
        )
      : [];
  const statusOf = ({ status, provider }: OfficeOrderDetail['refunds'][number]) =>
    status === 'pending' && isByHand(provider)
      ? t(`providers:${provider}.refund.owed`)
      : t(`order.refundStatus.${status}`);
  const reasonOf = (reason: string) =>
    t(`order.reason.${reasons.find(reasonWithText => reasonWithText === reason) ?? 'other'}`);
  return (
    <>
      <section className={styles.section}>
        <h3>{t('order.payments')}</h3>
        {order.payments.length === 0 && <p className={styles.quiet}>{t('order.noPayments')}</p>}
        <ul className={styles.list}>
          {order.payments.map(payment => (
            <li key={payment.id}>
              <div>
                <div>{`${t(`providers:${payment.provider}.name`)} · ${t(`order.paymentStatus.${payment.status}`)}`}</div>
                <div className={styles.quiet}>
                  {[
                    ...slipOf(payment),
                    instant(payment.settledAt ?? payment.createdAt),
                    payment.difference && t('order.difference'),
                    payment.outcome === 'returned' && t('order.returned'),
                    payment.tenderedSen !== null &&
                      t('order.tendered', {
                        tendered: money(payment.tenderedSen),
                        change: money(payment.tenderedSen - payment.amountSen - payment.roundingSen),
                      }),
                    payment.roundingSen !== 0 &&
                      t('frame:labelled', { label: t('cash.rounding'), value: money(payment.roundingSen) }),
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
                  <div>{`${reasonOf(refund.reason)} · ${statusOf(refund)}`}</div>
                  <div className={styles.quiet}>
                    {[
                      isByHand(refund.provider) &&
                        refund.reference &&
                        t('order.reversal', { reference: refund.reference }),
                      instant(refund.createdAt),
                      refund.roundingSen !== 0 &&
                        t('frame:labelled', { label: t('cash.rounding'), value: money(refund.roundingSen) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                </div>
                <div className={styles.end}>
                  {money(refund.amountSen)}
                  {refund.status === 'pending' && isByHand(refund.provider) && can('orders.sell') && (
                    <Button size="small" onClick={() => setHanding(refund)}>
                      {t(`providers:${refund.provider}.refund.action`, {
                        amount: money(refund.amountSen + refund.roundingSen),
                      })}
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
      {handing && isByHand(handing.provider) && (
        <RefundDialog refund={handing} provider={handing.provider} onClose={() => setHanding(null)} />
      )}
    </>
  );
}
