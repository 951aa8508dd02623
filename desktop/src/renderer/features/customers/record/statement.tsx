import type {
  OfficeCustomerDetail,
  OfficeStatementLine,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import styles from './record.module.css';

/** The entries of an agent's balance, newest first, with who made them. */
export function Statement({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const [{ page, size }, setPage] = useState({ page: 1, size: 50 });
  const lines = useStatement(customer.id, { page, size });
  const columns = useColumns();
  if (!customer.funds) return <EmptyState title={t('statement.notAnAgent')} />;
  return (
    <div className={styles.statement}>
      <DataTable
        id="statement"
        label={t('sides.statement')}
        columns={columns}
        result={lines}
        rowKey={line => line.transferId}
        list={{
          query: { page, size },
          sort: '',
          descending: true,
          sortBy: () => {},
          page,
          size,
          setPage: next => setPage({ page: next, size }),
          setSize: next => setPage({ page: 1, size: next }),
        }}
        empty={<EmptyState title={t('statement.empty')} />}
      />
    </div>
  );
}

function useColumns(): Column<OfficeStatementLine>[] {
  const { t } = useTranslation('customers');
  const { money, instant } = useFormat();
  return useMemo(
    () => [
      { id: 'at', header: t('statement.at'), cell: line => instant(line.at), width: 152, fixed: true },
      {
        id: 'kind',
        header: t('statement.kind'),
        cell: line => t(`statement.kinds.${line.kind}`),
        width: 116,
      },
      {
        id: 'reason',
        header: t('statement.reason'),
        cell: line => <Why line={line} />,
      },
      {
        id: 'author',
        header: t('statement.author'),
        cell: ({ author }) => (author.kind !== 'system' && author.name) || t('statement.system'),
        width: 76,
      },
      {
        id: 'amount',
        header: t('statement.amount'),
        cell: line => money(line.amountSen),
        align: 'end',
        width: 106,
      },
      {
        id: 'balance',
        header: t('statement.balance'),
        cell: line => money(line.balanceSen),
        align: 'end',
        width: 106,
      },
    ],
    [t, money, instant],
  );
}

/** The order that was paid or refunded, the other agent, and the reason given. */
function Why({ line: { orderNumber, counterparty, reason } }: { line: OfficeStatementLine }) {
  const words = [counterparty?.username, reason].filter(Boolean).join(' · ');
  return (
    <>
      {orderNumber && <OrderLink number={orderNumber} />}
      {orderNumber && words && ' · '}
      <span title={words}>{words}</span>
    </>
  );
}

const useStatement = (id: string, page: { page: number; size: number }) =>
  useQuery({
    queryKey: ['customers', 'statement', id, page],
    queryFn: ({ signal }) =>
      request<{ items: OfficeStatementLine[]; total: number }>('GET', `/office/customers/${id}/statement`, {
        query: page,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
