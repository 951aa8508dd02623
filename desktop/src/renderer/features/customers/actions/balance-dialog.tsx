import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { changeCustomer } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialog-fields.module.css';
import { ReasonField } from './reason-field.tsx';

/** Reset balance: posts the difference as a ledger entry, with a reason. */
export function BalanceDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  const { money } = useFormat();
  // The balance shown when the dialog opened; the server refuses the change if it is different by now.
  const [expectedSen] = useState(customer.funds?.balanceSen ?? 0);
  const [toSen, setToSen] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const change = (toSen ?? expectedSen) - expectedSen;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const consequence =
    toSen === null
      ? t('balanceDialog.now', { balance: money(expectedSen) })
      : t(`balanceDialog.${direction}`, { change: money(Math.abs(change)), balance: money(toSen) });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('balanceDialog.title', { username: customer.username })}
      consequence={consequence}
      action={t('balanceDialog.action')}
      blocked={toSen === null || change === 0 || reason.trim() === ''}
      onConfirm={() =>
        changeCustomer(customer, 'balance', { toSen: toSen ?? expectedSen, expectedSen, reason })
      }
    >
      <div className={styles.fields}>
        <MoneyField label={t('balanceDialog.to')} value={toSen} onChange={setToSen} autoFocus />
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </ConfirmDialog>
  );
}
