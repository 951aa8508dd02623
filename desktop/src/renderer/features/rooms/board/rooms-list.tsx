import type { BoardRoom, RoomBoard } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { RoomStatusBadge } from '../room-status.tsx';

interface RoomsListProps {
  result: UseQueryResult<RoomBoard>;
  rooms: readonly BoardRoom[];
  onOpen: (room: BoardRoom) => void;
}

/** The rooms of the plan as a table. */
export function RoomsList({ result, rooms, onOpen }: RoomsListProps) {
  const { t } = useTranslation(['rooms', 'prescribed']);
  const { text, time, enumerate } = useFormat();
  const columns: Column<BoardRoom>[] = [
    { id: 'number', header: t('list.number'), cell: room => room.number, width: 80, fixed: true },
    { id: 'floor', header: t('list.floor'), cell: room => room.floor, width: 70 },
    {
      id: 'status',
      key: true,
      header: t('list.status'),
      cell: room => <RoomStatusBadge status={room.status} />,
      width: 140,
    },
    {
      id: 'guests',
      key: true,
      header: t('list.guests'),
      cell: room => enumerate((room.stay ?? room.expected)?.guests ?? []),
    },
    {
      id: 'since',
      header: t('list.since'),
      cell: room => (room.checkedInAt ? time(room.checkedInAt) : ''),
      width: 100,
    },
    { id: 'type', header: t('list.type'), cell: room => text(room.roomTypeName), width: 150 },
    { id: 'position', header: t('list.position'), cell: room => t(`position.${room.position}`), width: 130 },
    { id: 'notes', header: t('list.notes'), cell: room => room.notes, hidden: true },
  ];
  return (
    <DataTable
      id="rooms"
      label={t('list.label', { ship: result.data?.ship.name ?? '' })}
      columns={columns}
      result={{
        data: result.data && { items: rooms, total: rooms.length },
        error: result.error,
        isFetching: result.isFetching,
        refetch: result.refetch,
      }}
      rowKey={room => String(room.id)}
      onOpen={onOpen}
      empty={<EmptyState title={t('prescribed:rooms.none')} />}
    />
  );
}
