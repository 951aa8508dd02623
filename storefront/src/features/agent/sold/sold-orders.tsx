import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { OrderStatusChip } from '../../../lib/orders/order-status-chip.tsx';
import { LoadFailed } from '../../../lib/page/loading-parts.tsx';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { AgentPager } from '../list/agent-pager.tsx';
import type { Period } from '../period/period.ts';
import { type SoldPage, useSoldOrders } from '../requests/agent.ts';
import styles from './sold-orders.module.css';

/** The orders sold in the period, without customer data. */
export function SoldOrders({ period }: { period: Period }) {
  const { t } = useTranslation(['agent', 'site']);
  const [page, setPage] = useState(1);
  const sold = useSoldOrders(period, page);
  return (
    <Disclosure summary={t('sold.heading', { count: sold.data?.total ?? 0 })}>
      {sold.isPending && <Skeleton height="8rem" />}
      {sold.isError && <LoadFailed query={sold} />}
      {sold.data &&
        (sold.data.total === 0 ? (
          <p>{t('sold.none')}</p>
        ) : (
          <>
            <SoldList items={sold.data.items} />
            <AgentPager {...sold.data} onPage={setPage} />
          </>
        ))}
    </Disclosure>
  );
}

function SoldList({ items }: Pick<SoldPage, 'items'>) {
  const { t } = useTranslation(['agent', 'orders', 'site']);
  const { money, text, date } = useFormat();
  return (
    <ul className={styles.list}>
      {items.map(({ number, agent, status, sailing, passengers, amountSen }) => (
        <li key={number} className={styles.order}>
          <p className={styles.top}>
            <strong className="numbers">{number}</strong>
            <OrderStatusChip status={status} />
            <span className="muted">{agent.me ? t('sold.byMe') : agent.realName}</span>
          </p>
          <p>
            {t('orders:route', {
              departure: text(sailing.route.departure.name),
              destination: text(sailing.route.destination.name),
            })}
            {', '}
            {date(sailing.date)}
            {' · '}
            {t('site:people', { count: passengers })}
          </p>
          <p className={styles.amount}>{money(amountSen)}</p>
        </li>
      ))}
    </ul>
  );
}
