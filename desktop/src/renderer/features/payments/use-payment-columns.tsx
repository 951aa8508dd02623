import type { OfficePaymentLine } from '@gangway/shared/contract/office/orders/payments.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { attentionTone, paymentTone } from './payment-look.ts';
import styles from './payments.module.css';

export function usePaymentColumns(): Column<OfficePaymentLine>[] {
  const { t } = useTranslation(['payments', 'providers']);
  const { instant, money, enumerate } = useFormat();
  return [
    {
      id: 'created',
      header: t('column.created'),
      cell: ({ createdAt }) => instant(createdAt),
      width: 164,
      sortable: true,
      fixed: true,
    },
    {
      id: 'orders',
      key: true,
      header: t('column.orders'),
      cell: ({ orders }) => (
        <span className={styles.orders}>
          {orders.map(({ number }) => (
            <OrderLink key={number} number={number} />
          ))}
        </span>
      ),
      width: 130,
    },
    {
      id: 'receipt',
      header: t('column.receipt'),
      cell: ({ receiptNumber }) => receiptNumber,
      width: 128,
    },
    {
      id: 'customer',
      header: t('column.customer'),
      cell: ({ orders }) => enumerate([...new Set(orders.map(({ customerName }) => customerName))]),
    },
    {
      id: 'provider',
      header: t('column.provider'),
      cell: ({ provider }) => t(`providers:${provider}.name`),
      width: 120,
    },
    {
      id: 'status',
      key: true,
      header: t('column.status'),
      cell: ({ status }) => <StatusBadge tone={paymentTone[status]} label={t(`status.${status}`)} />,
      width: 116,
    },
    {
      id: 'amount',
      key: true,
      header: t('column.amount'),
      cell: ({ amountSen }) => money(amountSen),
      width: 116,
      align: 'end',
      sortable: true,
    },
    {
      id: 'refunded',
      header: t('column.refunded'),
      cell: ({ refundedSen }) => (refundedSen > 0 ? money(refundedSen) : ''),
      width: 116,
      align: 'end',
    },
    {
      id: 'attention',
      header: t('column.attention'),
      cell: ({ attention }) => (
        <span className={styles.badges}>
          {attention.map(name => (
            <StatusBadge key={name} tone={attentionTone[name]} label={t(`attention.${name}`)} />
          ))}
        </span>
      ),
      width: 180,
    },
    {
      id: 'takenBy',
      header: t('column.takenBy'),
      cell: ({ takenBy }) => takenBy,
      width: 140,
    },
    {
      id: 'counter',
      header: t('column.counter'),
      cell: ({ counter }) => counter,
      width: 120,
      hidden: true,
    },
    {
      id: 'settled',
      header: t('column.settled'),
      cell: ({ settledAt }) => settledAt && instant(settledAt),
      width: 164,
      sortable: true,
      hidden: true,
    },
    {
      id: 'reference',
      header: t('column.reference'),
      cell: ({ gatewayReference }) => gatewayReference,
      hidden: true,
    },
  ];
}
