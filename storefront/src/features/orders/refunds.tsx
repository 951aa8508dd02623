import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { isAtCounter } from '../../lib/refunds/refund-at-counter.ts';

/** Refunds that are done, pending, or waiting at the counter. */
export function Refunds({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { money, dateTime } = useFormat();
  return order.refunds.map(refund => (
    <Notice
      key={refund.id}
      tone={refund.status === 'failed' ? 'warn' : 'ok'}
      title={t(`refunds.${isAtCounter(refund) ? 'atCounter' : refund.status}`, {
        amount: money(refund.amountSen),
      })}
    >
      <p>{dateTime(refund.createdAt)}</p>
    </Notice>
  ));
}
