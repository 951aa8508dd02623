import type { ToastAction } from '@gangway/shared/ui/toast/toast-queue.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { useActOnRoom } from './act-on-room.ts';

/** For the message that a room was checked in: the button that undoes it (R425). */
export function useUndoCheckIn() {
  const { t } = useTranslation('rooms');
  const { mutateAsync } = useActOnRoom();
  return ({ id, number }: { id: number; number: string }): ToastAction => ({
    label: t('undo'),
    run: () =>
      mutateAsync({ roomId: id, action: 'check-in-undone' }).then(
        () => toasts.show(t('done.check-in-undone', { number }), 'ok'),
        (error: Error) => toasts.show(error.message, 'bad'),
      ),
  });
}
