import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { OfficeOrder } from '@gangway/shared/contract/office/orders/orders.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { OrderStatusBadge } from '../fields/order-status-badge.tsx';
import styles from './list.module.css';

/** Columns for every field of an order (R44); rarely needed ones are hidden by default. */
export function useOrderColumns(): Column<OfficeOrder>[] {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return useMemo(() => {
    const column = (
      id: keyof typeof widths,
      cell: Column<OfficeOrder>['cell'],
      rest: Partial<Column<OfficeOrder>> = {},
    ): Column<OfficeOrder> => ({
      id,
      header: t(`columns.${id}`),
      cell,
      width: widths[id],
      ...(id in leastWidths && { least: leastWidths[id as keyof typeof leastWidths] }),
      ...rest,
    });
    const amount = (id: 'due' | 'paid' | 'refunded', of: (order: OfficeOrder) => number) =>
      column(id, order => format.money(of(order)), { align: 'end' });
    const moment = (
      id: 'created' | 'updated' | 'canceledAt' | 'refundedAt',
      of: (order: OfficeOrder) => string | null,
    ) =>
      column(id, order => {
        const at = of(order);
        return at ? format.instant(at) : '';
      });
    return [
      column('number', ({ number }) => <span className={styles.number}>{number}</span>, {
        sortable: true,
        fixed: true,
      }),
      column('customer', ({ customerName }) => customerName, { sortable: true, key: 'most' }),
      column('status', ({ status }) => <OrderStatusBadge status={status} />, { key: 'most' }),
      column('departure', ({ departsAt }) => format.dateTime(departsAt), { sortable: true, key: 'most' }),
      column('session', ({ session }) => <SessionBadge session={session} />),
      column(
        'route',
        ({ departure, destination }) => `${format.text(departure.name)} → ${format.text(destination.name)}`,
      ),
      column('passengers', ({ passengers }) => format.number(passengers), { align: 'end' }),
      { ...amount('due', ({ dueSen }) => dueSen), sortable: true, key: true },
      { ...amount('paid', ({ paidSen }) => paidSen), key: 'most' },
      column('room', ({ rooms }) => format.enumerate(rooms), { key: 'most' }),
      column('paymentMethod', ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`), { key: 'most' }),
      column('qrStatus', ({ qrStatus }) => t(`qrStatus.${qrStatus}`), { hidden: true }),
      column('phone', ({ customerPhone }) => phoneToRead(customerPhone), { hidden: true }),
      column('reference', ({ reference }) => reference, { hidden: true }),
      column('nationality', ({ nationalities }) => format.enumerate(nationalities.map(format.country)), {
        hidden: true,
      }),
      column('account', ({ account }) => account ?? '', { hidden: true }),
      column('ship', ({ ship }) => ship, { hidden: true }),
      column('channel', ({ channel }) => t(`channel.${channel}`), { hidden: true }),
      { ...amount('refunded', ({ refundedSen }) => refundedSen), hidden: true },
      { ...moment('created', ({ createdAt }) => createdAt), sortable: true },
      { ...moment('updated', ({ updatedAt }) => updatedAt), sortable: true, hidden: true },
      { ...moment('canceledAt', ({ canceledAt }) => canceledAt), hidden: true },
      { ...moment('refundedAt', ({ refundedAt }) => refundedAt), hidden: true },
    ];
  }, [t, format]);
}

const widths = {
  number: 124,
  customer: 154,
  status: 110,
  departure: 182,
  session: 114,
  route: 190,
  passengers: 96,
  room: 114,
  due: 108,
  paid: 104,
  refunded: 130,
  paymentMethod: 118,
  qrStatus: 90,
  phone: 140,
  reference: 100,
  nationality: 120,
  account: 140,
  ship: 140,
  channel: 100,
  created: 158,
  updated: 158,
  canceledAt: 158,
  refundedAt: 158,
} as const;

/** In a narrow window; a name then takes two lines, and a date one above its time, also in Chinese. */
const leastWidths = {
  number: 124,
  customer: 92,
  departure: 146,
  due: 98,
  paid: 98,
  room: 78,
  paymentMethod: 84,
} as const;
