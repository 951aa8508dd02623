import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EraseForm } from './erase-form.tsx';

export function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['personal-center', 'site']);
  return (
    <Dialog open={open} onClose={onClose} title={t('erase.title')} closeLabel={t('site:close')}>
      <EraseForm onCancel={onClose} />
    </Dialog>
  );
}
