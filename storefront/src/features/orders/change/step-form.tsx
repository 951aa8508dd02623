import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import styles from './change-steps.module.css';

interface StepFormProps {
  children: ReactNode;
  /** The error shown after an attempt to continue. */
  problem?: string | undefined;
  onBack: () => void;
  onSubmit: () => void;
}

/** A form of the second step, with buttons back and on to the comparison. */
export function StepForm({ children, problem, onBack, onSubmit }: StepFormProps) {
  const { t } = useTranslation('orders');
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {problem && <Notice tone="bad" live title={problem} />}
      <DialogActions>
        <Button onClick={onBack}>{t('change.back')}</Button>
        <Button variant="primary" type="submit">
          {t('change.compare')}
        </Button>
      </DialogActions>
    </form>
  );
}
