import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import type { RoomOperation } from '../requests/act-on-room.ts';
import type { Question } from './use-room-actions.ts';

interface ActionDialogProps {
  question: Question;
  onAct: (room: Question['room'], operation: Omit<RoomOperation, 'roomId'>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the input that an action needs, and explains its effect. */
export function ActionDialog({ question: { room, action }, onAct, onClose }: ActionDialogProps) {
  const { t } = useTranslation('rooms');
  const { enumerate, sentences } = useFormat();
  const [notes, setNotes] = useState('');
  const [clean, setClean] = useState(true);
  const { number } = room;
  const note = (label: string, optional = false) => (
    <TextArea label={label} optional={optional} value={notes} onChange={setNotes} maxLength={500} rows={2} />
  );
  const common = { open: true, onClose };
  const trimmedNotes = notes.trim();
  switch (action) {
    case 'check-in':
      return (
        <ConfirmDialog
          {...common}
          title={t('checkIn.title', { number })}
          consequence={t('checkIn.consequence', { number })}
          action={t('checkIn.action', { number })}
          blocked={trimmedNotes === ''}
          onConfirm={() => onAct(room, { action, notes: trimmedNotes })}
        >
          {note(t('checkIn.who'))}
        </ConfirmDialog>
      );
    case 'maintenance': {
      const order = (room.expected ?? room.next)?.orderNumber;
      const consequence = t('maintenance.consequence', { number });
      return (
        <ConfirmDialog
          {...common}
          destructive
          title={t('maintenance.title', { number })}
          consequence={sentences([consequence, ...(order ? [t('maintenance.booked', { order })] : [])])}
          action={t('maintenance.action')}
          blocked={trimmedNotes === ''}
          onConfirm={() => onAct(room, { action, notes: trimmedNotes })}
        >
          {note(t('maintenance.what'))}
        </ConfirmDialog>
      );
    }
    case 'maintenance-over':
      return (
        <ConfirmDialog
          {...common}
          title={t('maintenanceOver.title', { number })}
          consequence={t('maintenanceOver.consequence')}
          action={t('maintenanceOver.action')}
          onConfirm={() => onAct(room, { action, clean, notes: trimmedNotes })}
        >
          <Checkbox label={t('maintenanceOver.clean')} value={clean} onChange={setClean} />
          {note(t('maintenanceOver.notes'), true)}
        </ConfirmDialog>
      );
    default: {
      const names = enumerate(room.stay?.guests ?? []);
      return (
        <ConfirmDialog
          {...common}
          title={t('checkOut.title', { number })}
          consequence={
            names ? t('checkOut.consequence', { names, number }) : t('checkOut.consequenceNobody', { number })
          }
          action={t('checkOut.action', { number })}
          onConfirm={() => onAct(room, { action, notes: trimmedNotes })}
        >
          {note(t('detail.notes'), true)}
        </ConfirmDialog>
      );
    }
  }
}
