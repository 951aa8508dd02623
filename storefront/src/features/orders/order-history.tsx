import type { OrderEvent } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import styles from './order-history.module.css';

/** The names of state changes shown to customers; changes without a name are internal. */
const names = {
  'orders.unpaid': 'history.booked',
  'orders.paid': 'history.paid',
  'orders.completed': 'history.completed',
  'orders.canceled': 'history.canceled',
  'orders.refunded': 'history.refunded',
  'tickets.boarded': 'history.boarded',
  'refunds.pending': 'history.refundBegun',
  'refunds.succeeded': 'history.refundDone',
} as const;

const isNamed = (key: string): key is keyof typeof names => key in names;

export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  return (
    <Disclosure summary={t('history.summary')}>
      <ol className={styles.events}>
        {events.map(({ at, what, to }, index) => {
          const key = `${what}.${to}`;
          if (!isNamed(key)) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: history only grows at its end
            <li key={index} className={styles.event}>
              <time dateTime={at}>{dateTime(at)}</time>
              <span>{t(names[key])}</span>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
