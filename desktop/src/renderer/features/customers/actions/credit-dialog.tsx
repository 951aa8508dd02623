import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { changeCustomer } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialog-fields.module.css';
import { ReasonField } from './reason-field.tsx';

/** Sets the credit limit: how far below zero a balance may go. */
export function CreditDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  const { money } = useFormat();
  const now = customer.funds?.creditSen ?? 0;
  const [creditSen, setCreditSen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('creditDialog.title', { username: customer.username })}
      consequence={t('creditDialog.consequence', { credit: money(now) })}
      action={t('creditDialog.action')}
      blocked={creditSen === null || creditSen === now || reason.trim() === ''}
      onConfirm={() => changeCustomer(customer, 'credit', { creditSen: creditSen ?? now, reason })}
    >
      <div className={styles.fields}>
        <MoneyField label={t('creditDialog.to')} value={creditSen} onChange={setCreditSen} autoFocus />
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}
