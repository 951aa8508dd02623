import type { SavedPassenger } from '@gangway/shared/contract/people/accounts.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PassengerForm } from './passenger-form.tsx';

interface PassengerDialogProps {
  /** The passenger to change, or a new one; null while closed. */
  edited: SavedPassenger | 'new' | null;
  onClose: () => void;
}

export function PassengerDialog({ edited, onClose }: PassengerDialogProps) {
  const { t } = useTranslation(['personal-center', 'site']);
  const passenger = edited === 'new' ? null : edited;
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={passenger ? t('passengers.changeTitle', { name: passenger.name }) : t('passengers.addTitle')}
      closeLabel={t('site:close')}
    >
      <PassengerForm passenger={passenger} onDone={onClose} />
    </Dialog>
  );
}
