import { classNames } from '@gangway/shared/ui/class-names.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './date-field.module.css';

interface DateFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type'> {}

/**
 * A calendar date as `YYYY-MM-DD`, like `min` and `max`. It can be typed, or picked from the browser's calendar with the
 * icon.
 */
export function DateField({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  ...input
}: DateFieldProps) {
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
          <Icon className={fieldStyles.start} name="calendar" />
          <input
            {...input}
            {...control}
            type="date"
            className={classNames(fieldStyles.control, fieldStyles.withStart, styles.date)}
          />
        </span>
      )}
    </Field>
  );
}
