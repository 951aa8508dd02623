import type { FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import {
  type SelectOption,
  SelectField as UncontrolledField,
} from '@gangway/shared/ui/form/select-field.tsx';
import type { Controlled } from './controlled.ts';

export type Choice<Value extends string = string> = SelectOption<Value>;

interface SelectFieldProps<Value extends string> extends FieldTexts, Controlled<Value> {
  choices: readonly Choice<Value>[];
  /** What stands there while nothing is chosen (the value is empty), for example "Any ship". */
  empty?: string;
  name?: string;
}

/** One of a few. */
export const SelectField = <Value extends string>({
  choices,
  empty,
  onChange,
  ...field
}: SelectFieldProps<Value>) => (
  <UncontrolledField
    {...field}
    options={choices}
    placeholder={empty}
    onChange={event => onChange(event.target.value as Value)}
  />
);
