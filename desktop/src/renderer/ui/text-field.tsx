import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { type Controlled, Field, type FieldTexts } from './field.tsx';
import { type Icon, IconView } from './icon.tsx';

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children' | 'className'
>;

interface TextFieldProps extends FieldTexts, Controlled<string>, Native<'input'> {
  icon?: Icon;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, icon, onChange, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => (
        <span className={styles.box}>
          {icon && (
            <span className={styles.start}>
              <IconView icon={icon} />
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(styles.control, icon && styles.withStart)}
            onChange={event => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldTexts & Controlled<string> & Native<'textarea'>) {
  const { id, label, hint, error, optional, hideLabel, className, rows = 3, onChange, ...textarea } = props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={styles.control}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
