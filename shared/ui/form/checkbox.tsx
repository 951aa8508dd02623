import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useKit } from '../kit.tsx';
import styles from './checkbox.module.css';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links, as in the terms agreement: clicking one follows it and ticks nothing. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Whether it is partly checked. */
  mixed?: boolean;
}

/** A checkbox with its label. `className` applies to the root element, all other props to the input. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, error, hideLabel, mixed = false, className, ...input } = props;
  const { Icon, icons } = useKit();
  // The form uses the input's `ref`.
  const marked = useRef<HTMLSpanElement>(null);
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  useEffect(() => {
    const box = marked.current?.querySelector('input');
    if (box) box.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={classNames(styles.checkbox, className)}>
      <span ref={marked} className={styles.box}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          className={styles.input}
          aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.square}>
          <Icon icon={mixed ? icons.mixed : icons.check} />
        </span>
      </span>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={controlId}>
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
