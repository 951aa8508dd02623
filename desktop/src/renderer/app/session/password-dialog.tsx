import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordFields, usePasswordForm } from './password-form.tsx';

/** Changes the user's own password; the current password proves their identity. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // Unmounted when closed, so that the typed passwords are discarded.
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('frame');
  const form = usePasswordForm(onClose);
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={t('password.title')}
      description={t('password.others')}
      action={t('password.action')}
    >
      <PasswordFields form={form} current={t('password.current')} />
    </FormDialog>
  );
}
