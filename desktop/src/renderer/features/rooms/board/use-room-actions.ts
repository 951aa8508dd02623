import type { BoardRoom, RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { canAct } from '@gangway/shared/domain/states/room-actions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { type RoomOperation, useActOnRoom } from '../requests/act-on-room.ts';
import { actionLook } from '../room-look.ts';

/** An action that needs input or confirmation first. */
export interface Question {
  room: BoardRoom;
  action: RoomAction;
}

/** Actions without confirmation: checking in expected guests, and marking a room as clean. */
const isPlain = ({ room, action }: Question) =>
  action === 'clean-completed' || (action === 'check-in' && room.expected !== null);

/**
 * The actions on the selected room, by button or shortcut. `question` is the action waiting in a dialog, which calls
 * `act` with the answer.
 */
export function useRoomActions(chosen: BoardRoom | undefined) {
  const { t } = useTranslation('rooms');
  const [question, setQuestion] = useState<Question | null>(null);
  const acting = useActOnRoom();
  const act = async (room: BoardRoom, operation: Omit<RoomOperation, 'roomId'>) => {
    await acting.mutateAsync({ roomId: room.id, ...operation });
    toasts.show(t(`done.${operation.action}`, { number: room.number }), 'ok');
  };
  const begin = (action: RoomAction) => {
    if (!chosen || acting.isPending || !canAct(action, chosen.status)) return;
    const next = { room: chosen, action };
    if (!isPlain(next)) return setQuestion(next);
    act(chosen, { action }).catch((error: Error) => toasts.show(error.message, 'bad'));
  };
  useShortcut(actionLook['check-in'].keys, t('action.check-in'), () => begin('check-in'));
  useShortcut(actionLook['check-out'].keys, t('action.check-out'), () => begin('check-out'));
  useShortcut(actionLook['clean-completed'].keys, t('action.clean-completed'), () =>
    begin('clean-completed'),
  );
  useShortcut(actionLook.maintenance.keys, t('action.maintenance'), () => begin('maintenance'));
  useShortcut(actionLook['maintenance-over'].keys, t('action.maintenance-over'), () =>
    begin('maintenance-over'),
  );
  return {
    begin,
    act,
    question,
    answered: () => setQuestion(null),
    busy: acting.isPending ? (acting.variables?.action ?? null) : null,
  };
}
