import { type ReactNode, useId } from 'react';
import type { Controlled } from './controlled.ts';
import styles from './switch.module.css';

interface SwitchProps extends Controlled<boolean> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A switch that takes effect immediately. */
export function Switch({ label, hint, value, onChange, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={value}
          className={styles.input}
          checked={value}
          aria-describedby={hint ? hintId : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
