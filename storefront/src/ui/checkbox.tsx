import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links, as in the terms agreement: clicking one follows it and ticks nothing. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ id, label, hint, error, className, ...input }: CheckboxProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <span className={styles.box}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          className={styles.input}
          aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.square}>
          <Icon name="check" size={18} />
        </span>
      </span>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.error}>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
