import type { OfficePaymentDetail } from '@gangway/shared/contract/office/orders/payments.ts';
import { paymentProviderTable } from '@gangway/shared/contract/payment-providers/registry.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { attentionTone, paymentTone } from './payment-look.ts';
import styles from './payments.module.css';
import { Refunds } from './refunds.tsx';

/** A payment with its orders, its gateway's notifications, and its refunds. */
export function PaymentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useQuery(paymentQuery(id));
  return (
    <Drawer open onClose={onClose} title={t('one.title')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonLines />}
      {data && <Payment payment={data} />}
    </Drawer>
  );
}

function Payment({ payment }: { payment: OfficePaymentDetail }) {
  const { t } = useTranslation(['payments', 'providers']);
  const { instant, money } = useFormat();
  const { attention, mismatches, notifications, orders, refunds, roundingSen, tenderedSen } = payment;
  const { provider, gatewayReference } = payment;
  const atGateway = paymentProviderTable[provider].method === 'online';
  return (
    <div className={styles.payment}>
      <div className={styles.headline}>
        <span className={styles.amount}>{money(payment.amountSen)}</span>
        <StatusBadge tone={paymentTone[payment.status]} label={t(`status.${payment.status}`)} />
        <span>{t(`providers:${payment.provider}.name`)}</span>
      </div>
      {attention.map(name => (
        <Notice key={name} tone={attentionTone[name]}>
          {t(`explained.${name}`)}
        </Notice>
      ))}
      <dl className={styles.facts}>
        <Fact name={t('column.created')}>{instant(payment.createdAt)}</Fact>
        {payment.settledAt && <Fact name={t('column.settled')}>{instant(payment.settledAt)}</Fact>}
        {payment.receiptNumber && <Fact name={t('column.receipt')}>{payment.receiptNumber}</Fact>}
        {roundingSen !== 0 && <Fact name={t('one.rounding')}>{money(roundingSen)}</Fact>}
        {tenderedSen !== null && <Fact name={t('one.tendered')}>{money(tenderedSen)}</Fact>}
        {tenderedSen !== null && (
          <Fact name={t('one.change')}>{money(tenderedSen - payment.amountSen - roundingSen)}</Fact>
        )}
        {(atGateway || gatewayReference) && (
          <Fact name={t('column.reference')}>{gatewayReference ?? '–'}</Fact>
        )}
        {Object.entries(payment.details).map(([name, value]) => (
          <Fact
            key={name}
            name={t(`providers:${provider}.entries.${name}.label` as 'providers:counter.name')}
          >
            {value}
          </Fact>
        ))}
        <Fact name={t('one.id')} long>
          {payment.id}
        </Fact>
      </dl>
      <h3>{t('one.orders')}</h3>
      <ul className={styles.list}>
        {orders.map(order => (
          <li key={order.number}>
            <OrderLink number={order.number} />
            <span className={styles.grow}>{order.customerName}</span>
            {order.outcome && <span>{t(`outcome.${order.outcome}`)}</span>}
            <span className={styles.number}>{money(order.amountSen)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('one.refunds')}</h3>
      <Refunds provider={provider} refunds={refunds} />
      {atGateway && (
        <>
          <h3>{t('one.notifications')}</h3>
          {notifications.length === 0 && <p className={styles.quiet}>{t('one.noNotifications')}</p>}
          <ul className={styles.list}>
            {notifications.map(({ eventReference, claims, receivedAt }) => (
              <li key={eventReference}>
                <span>{instant(receivedAt)}</span>
                <StatusBadge tone={paymentTone[claims]} label={t(`status.${claims}`)} />
                <span className={styles.grow}>{eventReference}</span>
              </li>
            ))}
            {mismatches.map(({ at, askedSen, claimedSen }) => (
              <li key={at}>
                <span>{instant(at)}</span>
                <span className={styles.grow}>
                  {t('one.mismatch', {
                    asked: money(askedSen),
                    claimed: claimedSen === null ? t('one.otherCurrency') : money(claimedSen),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Fact = ({ name, long, children }: { name: string; long?: boolean; children: string }) => (
  <div className={classNames(long && styles.long)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    queryFn: ({ signal }) => request<OfficePaymentDetail>('GET', `/office/payments/${id}`, { signal }),
    meta: { inline: true },
  });
