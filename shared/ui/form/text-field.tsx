import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type IconOfClient, useKit } from '../kit.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'children'> {
  icon?: IconOfClient;
}

/** One line of text. `className` applies to the field, all other props to the input. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, optional, hideLabel, icon, className, ...input } = props;
  const { Icon } = useKit();
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
          {icon && (
            <span className={styles.start}>
              <Icon icon={icon} />
            </span>
          )}
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

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'children'> {}

/** Several lines of text, for remarks. */
export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, hideLabel, className, rows = 3, ...textarea } = props;
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
      {control => <textarea {...textarea} {...control} rows={rows} className={styles.control} />}
    </Field>
  );
}
