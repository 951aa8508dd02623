import { classNames } from '@gangway/shared/ui/class-names.ts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { IconView } from './icon.tsx';

export interface FieldTexts {
  /** Given where something links here or a form owns it; otherwise made up. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do next; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Of the field as a whole. */
  className?: string;
}

/** A field's value and what happens to it: what `form.field(…)` gives, and every control takes. */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
}

/** What the control inside a field must carry so that label, hint and error belong to it. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint, error: the frame of every single control. */
export function Field({ id, label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

function OptionalMark() {
  const { t } = useTranslation('frame');
  return <span className={styles.optional}> {t('optional')}</span>;
}

/** The error line of a field or a group; nothing where there is no error. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <IconView icon={CircleAlert} size={14} />
      <span>{children}</span>
    </p>
  );
}
