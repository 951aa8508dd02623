import { type Gender, genders, idTypes, ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
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
import { mayExpect } from './expecting.ts';

type Bind = <Value>(name: PassengerField | 'ticketType', label: string) => FieldBinding<Value>;

interface PassengerFieldsProps {
  /** Binds a field of the passenger with its label, wherever the passenger is in the form. */
  bind: Bind;
  about: FieldContext;
  /** For a new passenger: the ticket type can be chosen, and there are no remarks yet. */
  isNew?: boolean;
  /** Only these fields, in this order, without the ticket type; all by default. */
  only?: readonly PassengerField[];
  /** The choice so far; some fields apply to one gender only. */
  gender?: Gender | '' | undefined;
}

/** The desk does not ask for a referral code: the operator's own is used. */
const notAsked: readonly PassengerField[] = ['referralCode'];

/** A new passenger has no remarks yet, and nobody has fields that cannot apply. */
const isLeftOut = (field: PassengerField, gender: Gender | '' | undefined, isNew: boolean): boolean =>
  (field === 'remarks' && isNew) || (field === 'pregnancyWeek' && !mayExpect(gender));

/** The fields of a passenger, in the order of the table of passenger fields. */
export function PassengerFields({ bind, about, gender, isNew = false, only }: PassengerFieldsProps) {
  const fields = (only ?? passengerFieldNames).filter(
    field => isAsked(field, about) && !notAsked.includes(field) && !isLeftOut(field, gender, isNew),
  );
  return (
    <>
      {isNew && !only && <TicketTypeField bind={bind} />}
      {fields.map(field => (
        <PassengerControl key={field} field={field} bind={bind} />
      ))}
    </>
  );
}

/** The choice of a new passenger's ticket type. */
export function TicketTypeField({ bind }: { bind: Bind }) {
  const { t } = useTranslation(['orders', 'frame']);
  return (
    <SelectField
      {...bind<string>('ticketType', t('fields.ticketType'))}
      choices={ticketTypes.map(value => ({ value, label: t(`frame:ticketType.${value}`) }))}
    />
  );
}

/** The control of one field, by the field's kind. */
function PassengerControl({ field, bind }: { field: PassengerField; bind: Bind }) {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const { kind, required } = definitionOf(field);
  // The whole name takes two lines, which would move its field below its neighbor.
  const label = t(field === 'pregnancyWeek' ? 'fields.pregnancyShort' : `fields.${field}`);
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
