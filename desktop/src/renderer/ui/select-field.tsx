import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ChevronDown } from 'lucide-react';
import styles from './field.module.css';
import { type Controlled, Field, type FieldTexts } from './field.tsx';
import { IconView } from './icon.tsx';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string> extends FieldTexts, Controlled<Value> {
  choices: readonly Choice<Value>[];
  /** What stands there while nothing is chosen (the value is empty), for example "Any ship". */
  empty?: string;
  name?: string;
}

/** One of a few: the browser's own list, which every keyboard knows. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, label, hint, error, optional, hideLabel, className, choices, empty, onChange, ...select } =
    props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {control => (
        <span className={styles.box}>
          <select
            {...select}
            {...control}
            className={styles.control}
            onChange={event => onChange(event.target.value as Value)}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {choices.map(choice => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <span className={classNames(styles.end, styles.endPassive)}>
            <IconView icon={ChevronDown} size={14} />
          </span>
        </span>
      )}
    </Field>
  );
}
