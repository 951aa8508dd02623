import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { isAtCounter } from '../../lib/refunds/refund-at-counter.ts';

type Refund = OrderDetail['refunds'][number];

/** Refunds that are done, pending, or waiting at the counter, and money that became a voucher. */
export function Refunds({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { money, dateTime } = useFormat();
  const isPaid = order.status === 'paid' || order.status === 'completed';
  const isSecondPayment = ({ reason }: Refund) => isPaid && reason === 'payment-returned';
  const titleOf = (refund: Refund) => {
    if (refund.status === 'succeeded' && isSecondPayment(refund)) return 'refunds.secondPayment';
    return `refunds.${isAtCounter(refund) ? 'atCounter' : refund.status}` as const;
  };
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
          title={t(titleOf(refund), { amount: money(refund.amountSen + refund.roundingSen) })}
        >
          {isSecondPayment(refund) && <p>{t('refunds.unchanged')}</p>}
          <p>{dateTime(refund.createdAt)}</p>
        </Notice>
      ))}
    </>
  );
}
