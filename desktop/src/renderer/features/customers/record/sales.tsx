import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import type { AgentSales } from '@gangway/shared/contract/people/agents.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { request } from '../../../lib/api/request.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { customerPath, nameOf } from '../customer/customer-look.tsx';
import styles from './record.module.css';

type SellerRow = AgentSales['agents'][number];

/**
 * Sales of an agent and of each sub-agent in a period, highest first. The period begins on the first of this month by
 * default.
 */
export function Sales({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const { money } = useFormat();
  const [period, setPeriod] = useState<Period>(thisMonth);
  const sales = useSales(customer.id, period);
  const columns = useColumns();
  const total = sales.data?.total;
  const day = (end: keyof Period) => (
    <DateField
      label={t(`sales.${end}`)}
      value={period[end]}
      onChange={chosen => chosen && setPeriod({ ...period, [end]: chosen })}
    />
  );
  return (
    <>
      <div className={styles.period}>
        {day('from')}
        {day('to')}
        {total && <p>{t('soldOf', { count: total.orders, money: money(total.amountSen) })}</p>}
      </div>
      <div className={styles.statement}>
        <DataTable
          id="sales"
          label={t('sides.sales')}
          columns={columns}
          result={{
            ...sales,
            data: sales.data && { items: sales.data.agents, total: sales.data.agents.length },
          }}
          rowKey={({ agent }) => agent.id}
          empty={<EmptyState title={t('sales.none')} />}
        />
      </div>
    </>
  );
}

function thisMonth(): Period {
  const today = serverToday();
  return { from: `${today.slice(0, 8)}01`, to: today };
}

function useColumns(): Column<SellerRow>[] {
  const { t } = useTranslation('customers');
  const { money, number } = useFormat();
  return useMemo(
    () => [
      {
        id: 'seller',
        header: t('sales.seller'),
        cell: ({ agent }) => (
          <>
            <Link href={customerPath(agent.id) + location.search}>{nameOf(agent)}</Link>
            {agent.me && <span className={styles.note}> {t('tree.here')}</span>}
          </>
        ),
        fixed: true,
      },
      {
        id: 'orders',
        header: t('sales.orders'),
        cell: ({ sold }) => number(sold.orders),
        align: 'end',
        width: 90,
      },
      {
        id: 'passengers',
        header: t('sales.passengers'),
        cell: ({ sold }) => number(sold.passengers),
        align: 'end',
        width: 110,
      },
      {
        id: 'amount',
        header: t('sales.amount'),
        cell: ({ sold }) => money(sold.amountSen),
        align: 'end',
        width: 130,
      },
    ],
    [t, money, number],
  );
}

/** First and last date, both included. */
interface Period {
  from: LocalDate;
  to: LocalDate;
}

const useSales = (id: string, period: Period) =>
  useQuery({
    queryKey: ['customers', 'sales', id, period],
    queryFn: ({ signal }) =>
      request<AgentSales>('GET', `/office/customers/${id}/sales`, { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
