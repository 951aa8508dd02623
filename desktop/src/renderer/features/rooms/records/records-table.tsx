import type { RoomEvent } from '@gangway/shared/contract/office/fleet/room-events.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { actionLook } from '../room-look.ts';

interface RecordsTableProps {
  result: UseQueryResult<{ items: RoomEvent[]; total: number }>;
  list: ListState;
}

export function RecordsTable({ result, list }: RecordsTableProps) {
  const { t } = useTranslation('rooms');
  const { instant } = useFormat();
  const columns: Column<RoomEvent>[] = [
    {
      id: 'at',
      header: t('records.at'),
      cell: event => instant(event.at),
      width: 160,
      sortable: true,
      fixed: true,
    },
    {
      id: 'action',
      key: true,
      header: t('records.action'),
      cell: event => (
        <StatusBadge
          tone="neutral"
          icon={actionLook[event.action].icon}
          label={t(`action.${event.action}`)}
        />
      ),
      width: 170,
    },
    { id: 'ship', header: t('records.ship'), cell: event => event.ship.name, width: 130 },
    {
      id: 'room',
      key: true,
      header: t('records.room'),
      cell: event => event.room.number,
      width: 80,
      sortable: true,
    },
    {
      id: 'order',
      header: t('records.order'),
      cell: event => event.order && <OrderLink number={event.order.number} />,
      width: 120,
    },
    { id: 'guest', key: true, header: t('records.guest'), cell: event => event.order?.contactName },
    { id: 'by', header: t('records.by'), cell: event => event.by.name || event.by.username, width: 150 },
    { id: 'notes', header: t('records.notes'), cell: event => event.notes },
  ];
  return (
    <DataTable
      id="room-records"
      label={t('records.table')}
      columns={columns}
      result={result}
      rowKey={event => event.id}
      list={list}
      empty={<EmptyState title={t('records.none')} />}
    />
  );
}
