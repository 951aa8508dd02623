import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { sendPasswordLink } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';

/** Reset password: sends the owner a link, so that no member of staff ever knows the password. */
export function PasswordDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('passwordDialog.title', { username: customer.username })}
      consequence={t('passwordDialog.consequence', { email: customer.email ?? '—' })}
      action={t('passwordDialog.action')}
      onConfirm={async () => {
        const { email } = await sendPasswordLink(customer.id);
        toasts.show(t('passwordDialog.sent', { email }), 'ok');
      }}
    />
  );
}
