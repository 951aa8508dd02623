import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../fields/order.module.css';
import type { ApproverValues } from './approver-values.ts';

interface ApproverFieldsProps {
  value: ApproverValues;
  onChange: (value: ApproverValues) => void;
}

/** Name and password of a user who may waive a charge; hidden if the current user may. */
export function ApproverFields({ value, onChange }: ApproverFieldsProps) {
  const { t } = useTranslation('desk');
  if (can('orders.waive')) return null;
  return (
    <>
      <Notice tone="info">{t('waiver.approval')}</Notice>
      <div className={styles.entries}>
        <TextField
          label={t('waiver.approver')}
          value={value.username}
          onChange={username => onChange({ ...value, username })}
          autoComplete="off"
          required
        />
        <PasswordField
          label={t('waiver.password')}
          value={value.password}
          onChange={password => onChange({ ...value, password })}
          autoComplete="current-password"
        />
      </div>
    </>
  );
}
