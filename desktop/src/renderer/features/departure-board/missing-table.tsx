import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { can } from '../../lib/session.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable, type TableResult } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './board.module.css';

type Missing = DepartureBoard['missing'][number];

interface MissingTableProps {
  board: DepartureBoard;
  result: Pick<TableResult<Missing>, 'error' | 'isFetching' | 'refetch'>;
}

/** Passengers with a ticket who are not on board, by name. */
export function MissingTable({ board, result }: MissingTableProps) {
  const { t } = useTranslation('departure-board');
  const { missing, sold, sailing } = board;
  const title = t(sailing.phase === 'before' ? 'missing.expected' : 'missing.title');
  const columns: Column<Missing>[] = [
    {
      id: 'name',
      header: title,
      cell: ({ passengerName, minor }) => (
        <span className={styles.name}>
          <span className={styles.named}>{passengerName}</span>
          {minor && <StatusBadge tone="warn" label={t('missing.minor')} />}
        </span>
      ),
      fixed: true,
      width: 200,
    },
    { id: 'cabin', header: t('missing.cabin'), cell: ({ cabin }) => cabin, width: 72 },
    { id: 'serial', header: t('missing.serial'), cell: ({ serial }) => serial, width: 130 },
    {
      id: 'order',
      header: t('missing.order'),
      cell: ({ orderNumber }) =>
        can('orders.read') ? (
          <Link href={`${paths.shipOrder}/${orderNumber}`}>{orderNumber}</Link>
        ) : (
          orderNumber
        ),
      width: 120,
    },
  ];
  return (
    <DataTable
      id="departure-missing"
      label={title}
      columns={columns}
      result={{ ...result, isFetching: false, data: { items: missing, total: missing.length } }}
      rowKey={({ serial }) => serial}
      empty={
        sold === 0 ? (
          <EmptyState title={t('missing.noneSold')} />
        ) : (
          <EmptyState title={t('missing.nobody')} text={t('missing.nobodyText')} />
        )
      }
    />
  );
}
