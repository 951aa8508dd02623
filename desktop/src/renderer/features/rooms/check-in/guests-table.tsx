import type { CabinGuest, CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../lib/lists/use-list-state.ts';
import { useServerNow } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { useActOnRoom } from '../requests/act-on-room.ts';
import { useUndoCheckIn } from '../requests/use-undo-check-in.ts';
import { RoomStatusBadge } from '../room-status.tsx';

interface GuestsTableProps {
  sailing: CheckInSailing;
  result: UseQueryResult<{ items: CabinGuest[]; total: number }>;
  list: ListState;
}

const TICK_MS = 30_000;

/** The cabin guests of a sailing; one check-in covers all who share a room. */
export function GuestsTable({ sailing, result, list }: GuestsTableProps) {
  const { t } = useTranslation('rooms');
  const { text, time } = useFormat();
  const acting = useActOnRoom();
  const undoOf = useUndoCheckIn();
  const [absent, setAbsent] = useState<CabinGuest | null>(null);
  const hasLeft = useServerNow(TICK_MS) >= new Date(sailing.departsAt);
  const checkIn = ({ room }: CabinGuest) =>
    acting.mutate(
      { roomId: room.id, action: 'check-in' },
      {
        onSuccess: () => toasts.show(t('done.check-in', { number: room.number }), 'ok', undoOf(room)),
        onError: error => toasts.show(error.message, 'bad'),
      },
    );
  const state = (guest: CabinGuest) => {
    if (guest.checkedOutAt)
      return <StatusBadge tone="neutral" label={t('guests.out', { time: time(guest.checkedOutAt) })} />;
    if (guest.checkedInAt)
      return <StatusBadge tone="ok" label={t('guests.in', { time: time(guest.checkedInAt) })} />;
    if (!sailing.current) return <StatusBadge tone="neutral" label={t('guests.waiting')} />;
    if (guest.room.status !== 'available') return <RoomStatusBadge status={guest.room.status} />;
    return (
      <Button
        size="small"
        icon={KeyRound}
        aria-label={t('guests.actionFor', { number: guest.room.number })}
        loading={acting.isPending && acting.variables?.roomId === guest.room.id}
        onClick={() => (hasLeft && guest.boardingStatus !== 'boarded' ? setAbsent(guest) : checkIn(guest))}
      >
        {t('guests.action')}
      </Button>
    );
  };
  const columns: Column<CabinGuest>[] = [
    {
      id: 'room',
      header: t('guests.room'),
      cell: guest => guest.room.number,
      width: 80,
      sortable: true,
      fixed: true,
    },
    { id: 'name', header: t('guests.name'), cell: guest => guest.name, sortable: true, fixed: true },
    { id: 'checkedInAt', key: true, header: t('guests.checkIn'), cell: state, width: 160, sortable: true },
    { id: 'floor', header: t('guests.deck'), cell: guest => guest.room.floor, width: 70 },
    { id: 'type', header: t('guests.type'), cell: guest => text(guest.room.roomTypeName), width: 160 },
    {
      id: 'order',
      key: true,
      header: t('guests.order'),
      cell: guest => <OrderLink number={guest.orderNumber} />,
      width: 120,
    },
    {
      id: 'boarding',
      header: t('guests.boarding'),
      cell: guest => (
        <StatusBadge
          tone={guest.boardingStatus === 'boarded' ? 'ok' : 'neutral'}
          label={t(`guests.${guest.boardingStatus}`)}
        />
      ),
      width: 150,
    },
  ];
  return (
    <>
      <DataTable
        id="cabin-guests"
        label={t('guests.table')}
        columns={columns}
        result={result}
        rowKey={guest => guest.ticketId}
        list={list}
        empty={<EmptyState title={t(list.filtered ? 'guests.noneFound' : 'guests.none')} />}
      />
      {absent && (
        <ConfirmDialog
          open
          onClose={() => setAbsent(null)}
          title={t('guests.absentTitle', { name: absent.name })}
          consequence={t('guests.absentText', {
            ship: sailing.ship.name,
            time: time(sailing.departsAt),
            number: absent.room.number,
          })}
          action={t('guests.actionFor', { number: absent.room.number })}
          onConfirm={async () => checkIn(absent)}
        />
      )}
    </>
  );
}
