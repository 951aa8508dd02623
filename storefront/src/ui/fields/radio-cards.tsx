import { classNames } from '@gangway/shared/ui/class-names.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './radio-cards.module.css';

interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  icon?: IconName;
  /** In place of an icon. */
  picture?: ReactNode;
  /** At the end of the card: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  /** Needed if an error summary links here. */
  id?: string;
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Cards are side by side if each has about 220 px; `1` keeps them in one column. */
  columns?: 1 | 'fit';
  className?: string;
}

/** A single choice between options with descriptions. Arrow keys move between options, as with radio buttons. */
export function RadioCards<Value extends string>({
  id,
  legend,
  hideLegend,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  columns = 'fit',
  className,
}: RadioCardsProps<Value>) {
  const made = useId();
  const groupId = id ?? made;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={classNames(styles.group, className)}
      aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
    >
      <legend className={classNames(styles.legend, hideLegend && 'visually-hidden')}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.cards, columns === 'fit' && styles.fit)}>
        {options.map(option => (
          <label key={option.value} className={styles.card}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon className={styles.icon} name={option.icon} size={24} />}
            {option.picture}
            <span className={styles.text}>
              <span className={styles.title}>{option.title}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
            <span className={styles.dot} aria-hidden="true" />
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
