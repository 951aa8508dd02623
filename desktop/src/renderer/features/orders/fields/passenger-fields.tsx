import { genders, idTypes, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  definitionOf,
  type FieldContext,
  isAsked,
  type PassengerField,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';

type Bind = <Value>(name: PassengerField | 'ticketType', label: string) => FieldBinding<Value>;

interface PassengerFieldsProps {
  /** Binds a field of the passenger under its label, wherever it stands in the form. */
  bind: Bind;
  about: FieldContext;
  /** Of somebody new: the ticket's type is chosen, and nothing is remarked yet. */
  isNew?: boolean;
}

/** At the desk the house's code stands for whoever recommended us. */
const notAsked: readonly PassengerField[] = ['referralCode'];

/** A passenger as the table of their fields has them, in its order. */
export function PassengerFields({ bind, about, isNew = false }: PassengerFieldsProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const asked = passengerFieldNames.filter(
    field => isAsked(field, about) && !notAsked.includes(field) && !(isNew && field === 'remarks'),
  );
  return (
    <>
      {isNew && (
        <SelectField
          {...bind<string>('ticketType', t('fields.ticketType'))}
          choices={ticketTypes.map(value => ({ value, label: t(`frame:ticketType.${value}`) }))}
        />
      )}
      {asked.map(field => (
        <PassengerControl key={field} field={field} bind={bind} />
      ))}
    </>
  );
}

/** The control of one field: what kind it is decides how it is asked for. */
function PassengerControl({ field, bind }: { field: PassengerField; bind: Bind }) {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const { kind, required } = definitionOf(field);
  const label = t(`fields.${field}`);
  const text = () => ({
    ...bind<string>(field, label),
    ...(required === 'always' ? {} : { optional: true }),
  });
  switch (kind) {
    case 'gender':
      return (
        <SelectField
          {...text()}
          empty={t('fields.choose')}
          choices={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
        />
      );
    case 'idType':
      return (
        <SelectField {...text()} choices={idTypes.map(value => ({ value, label: t(`idType.${value}`) }))} />
      );
    case 'country':
      return <SelectField {...text()} empty={t('fields.choose')} choices={countryOptions(language)} />;
    case 'date':
      return <DateField {...bind<string | null>(field, label)} withYear />;
    case 'week':
      return <NumberField {...bind<number | null>(field, label)} optional />;
    case 'lines':
      return (
        <FormRow>
          <TextArea {...text()} value={text().value ?? ''} />
        </FormRow>
      );
    case 'phone':
      return <TextField {...text()} inputMode="tel" />;
    case 'email':
      return <TextField {...text()} inputMode="email" />;
    case 'text':
      return <TextField {...text()} autoComplete="off" />;
  }
}
