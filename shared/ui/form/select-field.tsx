import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type IconOfClient, useKit } from '../kit.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, keyof FieldTexts | 'children'> {
  options: readonly SelectOption[];
  /** The first, empty option, for example "Choose a port". */
  placeholder?: string;
  icon?: IconOfClient;
}

/** A native select list in our style. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, options, placeholder, icon, ...select } =
    props;
  const { Icon, icons } = useKit();
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
          <select
            {...select}
            {...control}
            className={classNames(styles.control, styles.withEnd, styles.select, icon && styles.withStart)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classNames(styles.end, styles.expand)}>
            <Icon icon={icons.expand} />
          </span>
        </span>
      )}
    </Field>
  );
}
