import { classNames } from '@gangway/shared/ui/class-names.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type'> {
  /** Accessible name of the toggle, which is pressed while the password is visible. */
  showLabel: string;
}

/** A password field with a toggle to show it, which encourages longer passwords. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  showLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {control => (
        <span className={fieldStyles.box}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(fieldStyles.control, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}
