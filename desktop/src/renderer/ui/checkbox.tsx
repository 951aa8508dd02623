import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './checkbox.module.css';
import { type Controlled, FieldError } from './field.tsx';
import { IconView } from './icon.tsx';

interface CheckboxProps extends Controlled<boolean> {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  mixed?: boolean;
  className?: string;
  tabIndex?: number;
}

export function Checkbox({
  id,
  label,
  hint,
  error,
  hideLabel,
  mixed = false,
  className,
  ...control
}: CheckboxProps) {
  const { value, onChange, ...input } = control;
  const box = useRef<HTMLInputElement>(null);
  const made = useId();
  const controlId = id ?? made;
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`];
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.line}>
        <span className={styles.box}>
          <input
            {...input}
            ref={box}
            id={controlId}
            type="checkbox"
            className={styles.input}
            checked={value}
            aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
            aria-invalid={error ? true : undefined}
            onChange={event => onChange(event.target.checked)}
          />
          <IconView icon={mixed ? Minus : Check} size={12} className={styles.tick} />
        </span>
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
