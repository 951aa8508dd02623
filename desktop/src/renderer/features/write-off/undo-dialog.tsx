import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../lib/new-key.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { onlineGate } from './gate.ts';
import type { Passage } from './use-gate.ts';

/** As long as the contract takes. */
const LONGEST_REASON = 300;

interface UndoDialogProps {
  passage: Passage;
  onClose: () => void;
  onUndone: () => void;
}

/** Asks a supervisor why somebody is to count as not on board again. */
export function UndoDialog({ passage, onClose, onUndone }: UndoDialogProps) {
  const { t } = useTranslation('write-off');
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const eventId = useRef(newKey());
  const ticket = 'decision' in passage.outcome ? passage.outcome.decision.ticket : null;
  if (!ticket) return null;
  const { id: ticketId, passengerName: name, serial } = ticket;
  const undo = async () => {
    const { gate } = passage.scene;
    await onlineGate.undo({ eventId: eventId.current, ticketId, gate, reason });
    onUndone();
    toasts.show(t('undo.done', { name }), 'ok');
    await queries.invalidateQueries({ queryKey: ['gate', 'party'] });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('undo.title', { name })}
      consequence={t('undo.consequence', { serial })}
      action={t('undo.action')}
      destructive
      blocked={reason.trim() === ''}
      onConfirm={undo}
    >
      <TextArea label={t('undo.reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
    </ConfirmDialog>
  );
}
