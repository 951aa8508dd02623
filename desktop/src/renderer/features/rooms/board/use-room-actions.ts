import type { BoardRoom, RoomAction } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { canAct, canUndoCheckIn } from '@gangway/shared/domain/states/room-actions.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { type RoomOperation, useActOnRoom } from '../requests/act-on-room.ts';
import { useUndoCheckIn } from '../requests/use-undo-check-in.ts';
import { actionLook } from '../room-look.ts';

/** An action that needs input or confirmation first. */
export interface Question {
  room: BoardRoom;
  action: RoomAction;
}

/** Actions without confirmation: checking in expected guests, undoing that, and marking a room as clean. */
const isPlain = ({ room, action }: Question) =>
  action === 'clean-completed' ||
  action === 'check-in-undone' ||
  (action === 'check-in' && room.expected !== null);

/** Whether an action can start now; a check-in can be undone for a few minutes. */
export const isPossible = ({ room, action }: Question, now: Date): boolean =>
  action === 'check-in-undone'
    ? canUndoCheckIn(room.last && { ...room.last, at: new Date(room.last.at) }, now)
    : canAct(action, room.status);

/**
 * The actions on the selected room, by button or shortcut. `question` is the action waiting in a dialog, which calls
 * `act` with the answer.
 */
export function useRoomActions(chosen: BoardRoom | undefined) {
  const { t } = useTranslation('rooms');
  const [question, setQuestion] = useState<Question | null>(null);
  const acting = useActOnRoom();
  const undoOf = useUndoCheckIn();
  const act = async (room: BoardRoom, operation: Omit<RoomOperation, 'roomId'>) => {
    await acting.mutateAsync({ roomId: room.id, ...operation });
    const undo = operation.action === 'check-in' ? undoOf(room) : undefined;
    toasts.show(t(`done.${operation.action}`, { number: room.number }), 'ok', undo);
  };
  const begin = (action: RoomAction) => {
    if (!chosen || acting.isPending) return;
    const next = { room: chosen, action };
    if (!isPossible(next, new Date(serverNow()))) return;
    if (!isPlain(next)) return setQuestion(next);
    act(chosen, { action }).catch((error: Error) => toasts.show(error.message, 'bad'));
  };
  useShortcut(actionLook['check-in'].keys, t('action.check-in'), () => begin('check-in'));
  useShortcut(actionLook['check-out'].keys, t('action.check-out'), () => begin('check-out'));
  useShortcut(actionLook['check-in-undone'].keys, t('action.check-in-undone'), () =>
    begin('check-in-undone'),
  );
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
