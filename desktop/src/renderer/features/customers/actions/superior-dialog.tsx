import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AgentPicker } from '../customer/agent-picker.tsx';
import { changeCustomer } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialog-fields.module.css';

/** Set superior (R36). */
export function SuperiorDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  const now = customer.superiors.at(-1)?.id ?? null;
  const [superiorId, setSuperiorId] = useState<string | null>(now);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('superiorDialog.title', { username: customer.username })}
      consequence={t('superiorDialog.consequence', { username: customer.username })}
      action={t('superiorDialog.action')}
      blocked={superiorId === now}
      onConfirm={() => changeCustomer(customer, 'superior', { superiorId })}
    >
      <div className={styles.fields}>
        <AgentPicker
          label={t('fields.superior')}
          level={customer.level}
          without={customer.id}
          value={superiorId}
          onChange={setSuperiorId}
        />
      </div>
    </ConfirmDialog>
  );
}
