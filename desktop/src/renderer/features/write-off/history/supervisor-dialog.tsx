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

/** Asks a supervisor why a boarding is taken back, or somebody let in against a refusal, and says what that means. */
export function SupervisorDialog({ record, remedy, onClose }: SupervisorDialogProps) {
  const { t } = useTranslation('write-off');
  const [reason, setReason] = useState('');
  const sailings = useGate(({ state }) => state?.sailings) ?? [];
  const sentence = useSentence(sailings);
  const { eventId, ticket } = record;
  // Whoever lets somebody in reads once more what stands against it.
  const consequence = (
    <>
      {remedy === 'override' && <strong>{sentence(record)} </strong>}
      {t(`${remedy}.consequence`)}
    </>
  );
  const confirm = async () => {
    receiveRecord(await askGate(`gate.${remedy}`, { eventId, reason }));
    // What it was done to has changed too.
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
