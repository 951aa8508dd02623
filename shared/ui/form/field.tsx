import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useKit } from '../kit.tsx';
import styles from './field.module.css';

export interface FieldTexts {
  /** Set if a link or a form refers to it; otherwise generated. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error message; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Marks the field as optional: with the kit's word, or this one. */
  optional?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** The class of the root element. */
  className?: string;
}

/** The attributes that connect the control with its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error: the frame of every single control. */
export function Field({ id, label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const { words } = useKit();
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, hideLabel && 'visually-hidden')} htmlFor={controlId}>
        {label}
        {optional && (
          <span className={styles.optional}> {optional === true ? words.optional : optional}</span>
        )}
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

/** The error line of a field or a group; nothing without an error. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  const { Icon, icons } = useKit();
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon icon={icons.error} />
      <span>{children}</span>
    </p>
  );
}
