import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do next; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Stands after the label of a field that may stay empty, for example "(optional)". */
  optional?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** What the control inside a field must carry so that label, hint and error belong to it. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Given where an error summary links here; otherwise made up. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint below it, control, error: the frame of every single control. */
export function Field({ id, label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error line of a field or a group; nothing where there is no error. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={18} />
      <span>{children}</span>
    </p>
  );
}
