import { genders, idTypes, ticketTypes } from '@gangway/shared/contract/vocabulary.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type FieldName =
  | 'name'
  | 'phone'
  | 'email'
  | 'gender'
  | 'idType'
  | 'idNumber'
  | 'documentExpiry'
  | 'issuingCountry'
  | 'nationality'
  | 'birthDate'
  | 'pregnancyWeek'
  | 'remarks'
  | 'ticketType';

interface PassengerFieldsProps {
  /** Binds a field of the passenger under its label, wherever it stands in the form. */
  bind: <Value>(name: FieldName, label: string) => FieldBinding<Value>;
  isPassport: boolean;
  /** With the ticket's type, which only a new passenger has to choose. */
  withTicketType?: boolean;
}

/** A passenger as specification section 3 has it; a passport asks for its country and expiry too. */
export function PassengerFields({ bind, isPassport, withTicketType }: PassengerFieldsProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { language } = useFormat();
  const countries = countryOptions(language);
  const field = <Value = string>(name: FieldName) => bind<Value>(name, t(`fields.${name}`));
  return (
    <>
      {withTicketType && (
        <SelectField
          {...field('ticketType')}
          choices={ticketTypes.map(value => ({ value, label: t(`frame:ticketType.${value}`) }))}
        />
      )}
      <TextField {...field('name')} autoComplete="off" />
      <SelectField
        {...field('gender')}
        empty={t('fields.choose')}
        choices={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
      />
      <DateField {...field<string | null>('birthDate')} withYear />
      <SelectField {...field('nationality')} choices={countries} />
      <SelectField
        {...field('idType')}
        choices={idTypes.map(value => ({ value, label: t(`idType.${value}`) }))}
      />
      <TextField {...field('idNumber')} autoComplete="off" />
      {isPassport && (
        <>
          <DateField {...field<string | null>('documentExpiry')} withYear />
          <SelectField {...field('issuingCountry')} empty={t('fields.choose')} choices={countries} />
        </>
      )}
      <TextField {...field('phone')} optional inputMode="tel" />
      <TextField {...field('email')} optional inputMode="email" />
      <NumberField {...field<number | null>('pregnancyWeek')} optional />
    </>
  );
}
