import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  /** Needed if an error summary links here: the group gets the focus. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Accessible names of the two buttons, with what they count: "One adult fewer", "One adult more". */
  decreaseLabel: string;
  increaseLabel: string;
  className?: string;
}

/** A small count between `min` and `max`, with − and +. At a limit the button stays focusable and does nothing. */
export function Stepper({
  id,
  label,
  hint,
  value,
  min = 0,
  max = 9,
  onChange,
  decreaseLabel,
  increaseLabel,
  className,
}: StepperProps) {
  const made = useId();
  const groupId = id ?? made;
  const labelId = `${groupId}-label`;
  const hintId = `${groupId}-hint`;
  const change = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons in a row
    <div
      id={groupId}
      className={classNames(styles.stepper, className)}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={hint ? hintId : undefined}
    >
      <span className={styles.text}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.button}
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
