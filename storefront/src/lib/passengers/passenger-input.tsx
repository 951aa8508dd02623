import {
  definitionOf,
  type HintedField,
  type PassengerField,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextArea, TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/fields/date-field.tsx';
import { today } from '../format/dates.ts';
import { CountryField } from './country-field.tsx';
import { genders } from './genders.ts';

export interface PassengerInputProps {
  field: PassengerField;
  /** The result of react-hook-form's `register`. */
  control: UseFormRegisterReturn;
  id?: string;
  error: string | undefined;
  /** The first passenger may be the person at the form: first-only hints are shown. */
  first?: boolean;
  /** The group of fields that the browser fills in together, such as `passenger-2`; without one it fills in nothing. */
  autofill?: string;
  /** The field may be left empty. */
  optional?: boolean;
  className?: string | undefined;
  /** For a country: the codes that are offered before all others. */
  likely?: (() => readonly string[]) | undefined;
  /** For a name: beginnings and completions of the typed text that the browser offers; none is filled in by itself. */
  suggestions?: readonly string[];
}

const idTypes = ['passport', 'idCard', 'drivingLicense'] as const;
const keyboards = { phone: 'tel', email: 'email' } as const;

/** The control of one passenger field, by the field's kind. */
export function PassengerInput({
  field,
  control,
  first = false,
  autofill,
  optional,
  likely,
  suggestions = [],
  ...rest
}: PassengerInputProps) {
  const { t } = useTranslation(['passengers', 'site']);
  const listId = useId();
  const { kind, max, hint, autocomplete, code, days } = definitionOf(field);
  const hinted = hint === 'each' || (hint === 'first' && first);
  const shared = {
    ...control,
    ...rest,
    label: t(`fields.${field}`),
    hint: hinted ? t(`fields.${field as HintedField}Hint`) : undefined,
    optional: optional ? t('site:optional') : undefined,
    autoComplete: autofill && autocomplete ? `section-${autofill} ${autocomplete}` : 'off',
  };
  switch (kind) {
    case 'gender':
      return (
        <SelectField
          {...shared}
          placeholder={t('fields.choose')}
          options={genders.map(gender => ({ value: gender, label: t(`gender.${gender}`) }))}
        />
      );
    case 'idType':
      return (
        <SelectField
          {...shared}
          options={idTypes.map(type => ({ value: type, label: t(`idType.${type}`) }))}
        />
      );
    case 'country':
      return <CountryField {...shared} likely={likely} placeholder={t('fields.choose')} />;
    case 'date':
      return (
        <DateField
          {...shared}
          min={days === 'future' ? today() : undefined}
          max={days === 'past' ? today() : undefined}
        />
      );
    case 'lines':
      return <TextArea {...shared} maxLength={max} />;
    case 'week':
      return <TextField {...shared} inputMode="numeric" maxLength={2} />;
    case 'phone':
    case 'email':
      return <TextField {...shared} type={keyboards[kind]} maxLength={max} />;
    case 'text':
      return (
        <>
          <TextField
            {...shared}
            maxLength={max}
            {...(code && { autoCapitalize: 'characters', spellCheck: false })}
            {...(suggestions.length > 0 && { list: listId })}
          />
          {suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map(name => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
