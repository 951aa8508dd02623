import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { isAtCounter } from '../../lib/refunds/refund-at-counter.ts';

/** Refunds that are done, pending, or waiting at the counter, and money that became a voucher. */
export function Refunds({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { money, dateTime } = useFormat();
  return (
    <>
      {order.creditedSen > 0 && (
        <Notice tone="ok" title={t('refunds.credited', { amount: money(order.creditedSen) })}>
          <p>{t(order.contact.email ? 'refunds.creditMailed' : 'refunds.creditAtCounter')}</p>
        </Notice>
      )}
      {order.refunds.map(refund => (
        <Notice
          key={refund.id}
          tone={refund.status === 'failed' ? 'warn' : 'ok'}
          title={t(`refunds.${isAtCounter(refund) ? 'atCounter' : refund.status}`, {
            amount: money(refund.amountSen + refund.roundingSen),
          })}
        >
          <p>{dateTime(refund.createdAt)}</p>
        </Notice>
      ))}
    </>
  );
}
