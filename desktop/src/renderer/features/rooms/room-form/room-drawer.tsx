import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import type { RoomChoices } from '@gangway/shared/contract/office/fleet/rooms.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { choicesQuery, deleteRoom } from '../requests/rooms.ts';
import { RoomFields } from './room-fields.tsx';

interface RoomDrawerProps {
  /** The room to change; a new one if omitted. */
  room?: BoardRoom;
  shipId: number | null;
  onClose: () => void;
}

/** A form for a room beside the board; a room that was never used can be deleted. */
export function RoomDrawer({ room, shipId, onClose }: RoomDrawerProps) {
  const { t } = useTranslation(['rooms', 'frame']);
  const choices = useQuery(choicesQuery());
  const number = room?.number ?? '';
  return (
    <FormDrawer
      onClose={onClose}
      title={room ? t('form.change', { number }) : t('form.new')}
      deletion={
        room && {
          action: t('form.delete'),
          title: t('form.deleteTitle', { number }),
          consequence: t('form.deleteConsequence', { number }),
          deleted: t('form.deleted', { number }),
          onDelete: () => deleteRoom(room.id),
        }
      }
    >
      {choices.data && (
        <RoomFields
          room={room}
          shipId={shipId}
          choices={choices.data as RoomChoices}
          onSaved={saved => {
            toasts.show(t('form.saved', { number: saved.number }), 'ok');
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}
