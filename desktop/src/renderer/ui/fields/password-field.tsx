import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import type { Controlled } from './controlled.ts';

interface PasswordFieldProps extends FieldTexts, Controlled<string> {
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, onChange, ...input } = props;
  const { t } = useTranslation('frame');
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
        <span className={styles.box}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(styles.control, styles.withEnd)}
            onChange={event => onChange(event.target.value)}
          />
          <span className={classNames(styles.end, styles.endButton)}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              // Below is the next field, or the button that submits: a tooltip there would take the press.
              side="top"
              label={t(shown ? 'password.hide' : 'password.show')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
