import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { askGate } from '../gate/ask-gate.ts';
import { look, receiveRecord, useGate } from '../gate/gate-store.ts';
import { useSentence } from '../result/use-sentence.ts';
import { ReasonField } from './reason-field.tsx';
import type { Remedy } from './remedy.ts';

interface SupervisorDialogProps {
  record: GateRecord;
  remedy: Remedy;
  onClose: () => void;
}

/** Asks a supervisor for the reason to undo or override, and explains the effect. */
export function SupervisorDialog({ record, remedy, onClose }: SupervisorDialogProps) {
  const { t } = useTranslation('write-off');
  const [reason, setReason] = useState('');
  const sailings = useGate(({ state }) => state?.sailings) ?? [];
  const sentence = useSentence(sailings);
  const { eventId, ticket } = record;
  // An override shows the reason for the refusal again.
  const consequence = (
    <>
      {remedy === 'override' && <strong>{sentence(record)} </strong>}
      {t(`${remedy}.consequence`)}
    </>
  );
  const confirm = async () => {
    receiveRecord(await askGate(`gate.${remedy}`, { eventId, reason }));
    // The record has changed as well.
    await look();
    if (remedy === 'undo') toasts.show(t('undo.done'), 'ok');
  };
  const reasons =
    remedy === 'undo'
      ? (['queue', 'person', 'ashore'] as const).map(name => t(`undo.reasons.${name}`))
      : (['paid', 'moved', 'master'] as const).map(name => t(`override.reasons.${name}`));
  return (
    <ConfirmDialog
      open
      gloves
      onClose={onClose}
      title={ticket ? t(`${remedy}.title`, { name: ticket.passengerName }) : t(`${remedy}.titleUnknown`)}
      consequence={consequence}
      action={t(`${remedy}.action`)}
      destructive={remedy === 'undo'}
      blocked={reason.trim() === ''}
      onConfirm={confirm}
    >
      <ReasonField value={reason} onChange={setReason} common={reasons} />
    </ConfirmDialog>
  );
}
