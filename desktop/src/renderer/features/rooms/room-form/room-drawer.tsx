import type { BoardRoom } from '@gangway/shared/contract/office/room-operation.ts';
import type { RoomChoices } from '@gangway/shared/contract/office/rooms.ts';
import { Button } from '@gangway/shared/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/leave-guard.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { choicesQuery, deleteRoom } from '../requests/rooms.ts';
import { RoomFields } from './room-fields.tsx';

interface RoomDrawerProps {
  /** The room to change; a new one when left out. */
  room?: BoardRoom;
  shipId: number | null;
  onClose: () => void;
}

/** A room beside the board: made, changed, or deleted while it was never used. */
export function RoomDrawer({ room, shipId, onClose }: RoomDrawerProps) {
  const { t } = useTranslation(['rooms', 'frame']);
  const formId = useId();
  const [deleting, setDeleting] = useState(false);
  const choices = useQuery(choicesQuery());
  const number = room?.number ?? '';
  return (
    <>
      <Drawer
        open
        onClose={() => leave(onClose)}
        title={room ? t('form.change', { number }) : t('form.new')}
        actions={
          <>
            {room && (
              <Button variant="quietDanger" onClick={() => setDeleting(true)}>
                {t('form.delete')}
              </Button>
            )}
            <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
            <Button type="submit" form={formId} variant="primary">
              {t('frame:save')}
            </Button>
          </>
        }
      >
        {choices.data && (
          <RoomFields
            {...{ formId, room, shipId }}
            choices={choices.data as RoomChoices}
            onSaved={saved => {
              toasts.show(t('form.saved', { number: saved.number }), 'ok');
              onClose();
            }}
          />
        )}
      </Drawer>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        destructive
        title={t('form.deleteTitle', { number })}
        consequence={t('form.deleteConsequence', { number })}
        action={t('form.delete')}
        onConfirm={async () => {
          if (!room) return;
          await deleteRoom(room.id);
          toasts.show(t('form.deleted', { number }), 'ok');
          onClose();
        }}
      />
    </>
  );
}
