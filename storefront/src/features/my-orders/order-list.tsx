import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Failed, NothingFound } from '../../lib/art/moments.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { paths } from '../../lib/paths.ts';
import { Pager } from '../../ui/layout/pager.tsx';
import styles from './my-orders.module.css';
import { OrderRow } from './order-row.tsx';
import type { OrderPage } from './requests/my-orders.ts';
import type { OrdersFilter } from './requests/orders-filter.ts';

interface OrderListProps {
  orders: UseQueryResult<OrderPage>;
  filter: OrdersFilter;
  chosen: ReadonlySet<string>;
  onChoose: (numbers: ReadonlySet<string>) => void;
  onFilter: (part: Partial<OrdersFilter>) => void;
}

export function OrderList({ orders, filter, chosen, onChoose, onFilter }: OrderListProps) {
  const { t } = useTranslation(['my-orders', 'site']);
  if (orders.isPending) return <Loading className={styles.list} heights={['9rem', '9rem', '9rem']} />;
  if (orders.isError)
    return (
      <Failed
        title={t('failed')}
        text={orders.error.message}
        actions={
          <Button variant="primary" onClick={() => orders.refetch()}>
            {t('site:tryAgain')}
          </Button>
        }
      />
    );

  const { items, total, page, size } = orders.data;
  if (total === 0) return <NoOrders filter={filter} onFilter={onFilter} />;
  const all = items.length > 0 && items.every(({ number }) => chosen.has(number));
  return (
    <section className={styles.list} aria-labelledby="orders-count" aria-busy={orders.isPlaceholderData}>
      <div className={styles.listHead}>
        <h2 id="orders-count" className={styles.count}>
          <span role="status">{t('count', { count: total })}</span>
        </h2>
        <Checkbox
          label={t('chooseAll')}
          checked={all}
          onChange={() => onChoose(new Set(all ? [] : items.map(({ number }) => number)))}
        />
      </div>
      <ul className={styles.orders}>
        {items.map(order => (
          <OrderRow
            key={order.number}
            order={order}
            chosen={chosen.has(order.number)}
            onChoose={selected => {
              const next = new Set(chosen);
              if (selected) next.add(order.number);
              else next.delete(order.number);
              onChoose(next);
            }}
          />
        ))}
      </ul>
      <Pager
        page={page}
        size={size}
        total={total}
        label={t('pages.label')}
        earlierLabel={t('pages.earlier')}
        laterLabel={t('pages.later')}
        positionLabel={t('pages.position', { page, pages: Math.ceil(total / size) })}
        onPage={next => {
          onFilter({ page: next });
          window.scrollTo({ top: 0, behavior: 'instant' });
        }}
      />
    </section>
  );
}

function NoOrders({ filter, onFilter }: Pick<OrderListProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('my-orders');
  const narrowed = filter.status !== '' || filter.search !== '';
  return (
    <NothingFound
      title={t(narrowed ? 'none.narrowedTitle' : 'none.title')}
      text={t(narrowed ? 'none.narrowedText' : 'none.text')}
      actions={
        narrowed ? (
          <Button onClick={() => onFilter({ status: '', search: '' })}>{t('none.all')}</Button>
        ) : (
          <Link href={paths.routeList} asChild>
            <ButtonLink variant="primary">{t('none.sailings')}</ButtonLink>
          </Link>
        )
      }
    />
  );
}
