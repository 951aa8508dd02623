import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { SelectField } from '@gangway/shared/ui/select-field.tsx';
import { TextField } from '@gangway/shared/ui/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/dates.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { type PassengersForm, useProblemText } from './passengers-form.ts';

const idTypes = ['passport', 'idCard', 'drivingLicense'] as const;

/** The document somebody travels with, and their nationality. */
export function DocumentFields({ form, index }: { form: UseFormReturn<PassengersForm>; index: number }) {
  const { t } = useTranslation('booking');
  const { language } = useFormat();
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  const countries = countryOptions(language);
  const passport = form.watch(`${at}.idType`) === 'passport';
  return (
    <>
      <SelectField
        id={`${at}.idType`}
        label={t('fields.idType')}
        options={idTypes.map(type => ({ value: type, label: t(`idType.${type}`) }))}
        {...form.register(`${at}.idType`)}
      />
      <TextField
        id={`${at}.idNumber`}
        label={t('fields.idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem(`${at}.idNumber`)}
        {...form.register(`${at}.idNumber`)}
      />
      {passport && (
        <>
          <DateField
            id={`${at}.documentExpiry`}
            label={t('fields.documentExpiry')}
            min={today()}
            error={problem(`${at}.documentExpiry`)}
            {...form.register(`${at}.documentExpiry`)}
          />
          <SelectField
            id={`${at}.issuingCountry`}
            label={t('fields.issuingCountry')}
            placeholder={t('fields.choose')}
            options={countries}
            error={problem(`${at}.issuingCountry`)}
            {...form.register(`${at}.issuingCountry`)}
          />
        </>
      )}
      <SelectField
        id={`${at}.nationality`}
        label={t('fields.nationality')}
        placeholder={t('fields.choose')}
        options={countries}
        autoComplete={index === 0 ? 'country' : 'off'}
        error={problem(`${at}.nationality`)}
        {...form.register(`${at}.nationality`)}
      />
    </>
  );
}
