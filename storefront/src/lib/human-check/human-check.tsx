import { classNames } from '@gangway/shared/ui/class-names.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './human-check.module.css';
import type { HumanCheckState } from './use-human-check.ts';

interface HumanCheckProps {
  /** The field's `id`, where an error summary links here. */
  id: string;
  check: HumanCheckState;
  /** The message that the box must be ticked. */
  error?: string | undefined;
}

/**
 * The human check (R25): when the box is ticked, the browser solves a challenge of ALTCHA's. Uses only ALTCHA's solver:
 * its own widget is ten times as large, and its texts and style do not match the form.
 */
export function HumanCheck({ id, check: { phase, tick }, error }: HumanCheckProps) {
  const { t } = useTranslation('human-check');
  const statusId = useId();
  const errorId = `${id}-error`;
  const problem = phase === 'failed' ? t('again') : phase === 'empty' ? error : undefined;
  const ticked = phase === 'solving' || phase === 'solved';
  return (
    <div className={styles.check}>
      <div className={styles.box}>
        <span className={styles.mark}>
          <input
            id={id}
            type="checkbox"
            className={styles.input}
            checked={ticked}
            aria-describedby={classNames(statusId, problem && errorId)}
            aria-invalid={problem ? true : undefined}
            onChange={() => !ticked && tick()}
          />
          <span className={classNames(styles.square, styles[phase])}>
            {phase === 'solving' && <Spinner size={24} />}
            {phase === 'solved' && <Icon name="check" size={18} />}
          </span>
        </span>
        <label className={styles.label} htmlFor={id}>
          {t('label')}
        </label>
        <span className={styles.status} id={statusId} role="status">
          {phase === 'solving' && t('solving')}
          {phase === 'solved' && t('solved')}
        </span>
      </div>
      <FieldError id={errorId}>{problem}</FieldError>
    </div>
  );
}
