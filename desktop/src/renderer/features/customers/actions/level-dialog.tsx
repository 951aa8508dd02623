import type { CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import { mayBeSuperior } from '@gangway/shared/domain/money/agent-levels.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { AgentPicker } from '../customer/agent-picker.tsx';
import { levelsDown } from '../customer/customer-look.tsx';
import { changeCustomer } from '../requests/change-customer.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './dialog-fields.module.css';

/** Set as super agent, agent or normal user. Sub-agents that the new level does not allow must be given another superior. */
export function LevelDialog({ customer, onClose }: ActionDialogProps) {
  const { t } = useTranslation('customers');
  const others = levelsDown.filter(level => level !== customer.level);
  const [level, setLevel] = useState<CustomerLevel>(others[0] ?? 'normal');
  const [belowTo, setBelowTo] = useState<string | null>();
  const isDemotion = !mayBeSuperior(level, customer.level);
  const someBelow = customer.below.agents + customer.below.clients > 0;
  const asksWhere = isDemotion && someBelow;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('levelDialog.title', { username: customer.username })}
      consequence={t(`levelDialog.to.${level}`)}
      action={t(`levelDialog.action.${level}`)}
      destructive={isDemotion}
      onConfirm={() =>
        changeCustomer(customer, 'level', {
          level,
          ...(asksWhere && belowTo !== undefined && { belowTo }),
        })
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={t('fields.level')}
          choices={others.map(value => ({ value, label: t(`level.${value}`) }))}
          value={level}
          onChange={setLevel}
        />
        {asksWhere && (
          <AgentPicker
            label={t('levelDialog.belowTo')}
            // The new superior must suit every sub-agent: those below a super agent may be super agents themselves.
            level={customer.level}
            without={customer.id}
            value={belowTo}
            onChange={setBelowTo}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
