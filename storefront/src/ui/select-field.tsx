import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './select-field.module.css';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First, empty choice, for example "Choose a port". */
  placeholder?: string;
  icon?: IconName;
}

/** The system's own select, which every phone knows best, in our dress. */
export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  icon,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => (
        <span className={fieldStyles.box}>
          {icon && <Icon className={fieldStyles.start} name={icon} />}
          <select
            {...select}
            {...control}
            className={classNames(
              fieldStyles.control,
              fieldStyles.withEnd,
              styles.select,
              icon && fieldStyles.withStart,
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon className={fieldStyles.end} name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
