import { classNames } from '@gangway/shared/ui/class-names.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useId } from 'react';
import { type Icon, IconView } from '../icon.tsx';
import styles from './radio-group.module.css';
import type { Choice } from './select-field.tsx';

interface RadioGroupProps<Value extends string> {
  label: string;
  choices: readonly (Choice<Value> & { icon?: Icon; hint?: string })[];
  /** Options in one row, where the labels are short. */
  row?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | false;
}

/** A single choice with all options visible: for a decision where each option should be read first. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, row, value, onChange, error } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={classNames(styles.group, row && styles.row)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {choices.map(choice => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon && <IconView icon={choice.icon} />}
          {choice.hint ? (
            <span className={styles.words}>
              {choice.label}
              <span className={styles.hint}>{choice.hint}</span>
            </span>
          ) : (
            choice.label
          )}
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
