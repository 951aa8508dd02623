import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import type { ActionDialogProps } from '../actions/action-dialog.ts';
import { BalanceDialog } from '../actions/balance-dialog.tsx';
import { CreditDialog } from '../actions/credit-dialog.tsx';
import { LevelDialog } from '../actions/level-dialog.tsx';
import { StatusDialog } from '../actions/status-dialog.tsx';
import { SuperiorDialog } from '../actions/superior-dialog.tsx';
import { sendPasswordLink } from '../requests/change-customer.ts';
import styles from './record.module.css';

const dialogs = {
  level: LevelDialog,
  superior: SuperiorDialog,
  balance: BalanceDialog,
  credit: CreditDialog,
  password: PasswordDialog,
  status: StatusDialog,
};
type Action = keyof typeof dialogs;

/** The agent actions (R36), each with a dialog that explains its effect. */
export function CustomerActions({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation('customers');
  const [open, setOpen] = useState<Action | null>(null);
  const Dialog = open && dialogs[open];
  const isAgent = customer.funds !== null;
  const label = (action: Action) =>
    action === 'status'
      ? t(customer.status === 'active' ? 'actions.deactivate' : 'actions.activate')
      : t(`actions.${action}`);
  const shown = (Object.keys(dialogs) as Action[]).filter(
    action => isAgent || (action !== 'balance' && action !== 'credit'),
  );
  return (
    <>
      <fieldset className={styles.actions} aria-label={t('actions.label')}>
        {shown.map(action => (
          <Button key={action} size="small" onClick={() => setOpen(action)}>
            {label(action)}
          </Button>
        ))}
      </fieldset>
      {Dialog && <Dialog customer={customer} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Reset password: sends the owner a link, so that no member of staff ever knows the password. */
function PasswordDialog({ customer, onClose }: ActionDialogProps) {
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
