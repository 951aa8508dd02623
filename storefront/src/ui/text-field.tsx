import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  icon?: IconName;
}

/** One line of text. `className` goes to the field, everything else to the input. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  icon,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => (
        <span className={styles.box}>
          {icon && <Icon className={styles.start} name={icon} />}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(styles.control, icon && styles.withStart)}
          />
        </span>
      )}
    </Field>
  );
}

/** Several lines of text, for remarks. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  rows = 3,
  ...textarea
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'children'>) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => <textarea {...textarea} {...control} rows={rows} className={styles.control} />}
    </Field>
  );
}
