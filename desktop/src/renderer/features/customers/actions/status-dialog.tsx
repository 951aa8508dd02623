import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { changeCustomer } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialog-fields.module.css';
import { ReasonField } from './reason-field.tsx';

/** Deactivates an account, or activates it again. */
export function StatusDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  const [reason, setReason] = useState('');
  const action = customer.status === 'active' ? 'deactivate' : 'activate';
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`statusDialog.${action}`, { username: customer.username })}
      consequence={t(`statusDialog.${action}Consequence`)}
      action={t(`actions.${action}`)}
      destructive={action === 'deactivate'}
      blocked={reason.trim() === ''}
      onConfirm={() =>
        changeCustomer(customer, 'status', {
          status: action === 'deactivate' ? 'inactive' : 'active',
          reason,
        })
      }
    >
      <div className={styles.fields}>
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}
