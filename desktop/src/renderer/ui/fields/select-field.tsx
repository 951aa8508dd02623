import type { FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import {
  type SelectOption,
  SelectField as UncontrolledField,
} from '@gangway/shared/ui/form/select-field.tsx';
import { useFieldWords } from '../../lib/forms/field-words.ts';
import type { Controlled } from './controlled.ts';

export type Choice<Value extends string = string> = SelectOption<Value>;

interface SelectFieldProps<Value extends string> extends FieldTexts, Controlled<Value> {
  choices: readonly Choice<Value>[];
  /** Label of the empty option, for example "Any ship". */
  empty?: string;
  name?: string;
}

/** A single choice from a drop-down list. */
export const SelectField = <Value extends string>({
  choices,
  empty,
  onChange,
  ...field
}: SelectFieldProps<Value>) => {
  useFieldWords(
    field.id,
    (value: string) => choices.find(choice => choice.value === value)?.label ?? empty ?? value,
  );
  return (
    <UncontrolledField
      {...field}
      options={choices}
      placeholder={empty}
      onChange={event => onChange(event.target.value as Value)}
    />
  );
};
