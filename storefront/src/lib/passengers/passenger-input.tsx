import {
  definitionOf,
  type HintedField,
  type PassengerField,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextArea, TextField } from '@gangway/shared/ui/form/text-field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/fields/date-field.tsx';
import { today } from '../format/dates.ts';
import { useFormat } from '../format/use-format.ts';
import { genders } from './genders.ts';

interface PassengerInputProps {
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
  ...rest
}: PassengerInputProps) {
  const { t } = useTranslation(['booking', 'site']);
  const { language } = useFormat();
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
      return <SelectField {...shared} placeholder={t('fields.choose')} options={countryOptions(language)} />;
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
        <TextField
          {...shared}
          maxLength={max}
          {...(code && { autoCapitalize: 'characters', spellCheck: false })}
        />
      );
  }
}
