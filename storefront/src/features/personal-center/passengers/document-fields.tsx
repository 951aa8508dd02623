import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { SelectField } from '@gangway/shared/ui/select-field.tsx';
import { TextField } from '@gangway/shared/ui/text-field.tsx';
import { useTranslation } from 'react-i18next';
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/date-field.tsx';
import styles from '../form/personal-form.module.css';
import type { PassengerValues } from './passenger-rules.ts';

const idTypes = ['passport', 'idCard', 'drivingLicense'] as const;

/** The travel document and the nationality. A passport that has run out can be saved: it is told when it is used. */
export function DocumentFields({ checked: { form, problem } }: { checked: CheckedForm<PassengerValues> }) {
  const { t } = useTranslation('booking');
  const { language } = useFormat();
  const countries = countryOptions(language);
  const passport = form.watch('idType') === 'passport';
  return (
    <>
      <SelectField
        label={t('fields.idType')}
        options={idTypes.map(type => ({ value: type, label: t(`idType.${type}`) }))}
        {...form.register('idType')}
      />
      <TextField
        label={t('fields.idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem('idNumber')}
        {...form.register('idNumber')}
      />
      {passport && (
        <>
          <DateField
            label={t('fields.documentExpiry')}
            error={problem('documentExpiry')}
            {...form.register('documentExpiry')}
          />
          <SelectField
            label={t('fields.issuingCountry')}
            placeholder={t('fields.choose')}
            options={countries}
            error={problem('issuingCountry')}
            {...form.register('issuingCountry')}
          />
        </>
      )}
      <SelectField
        className={styles.whole}
        label={t('fields.nationality')}
        placeholder={t('fields.choose')}
        options={countries}
        error={problem('nationality')}
        {...form.register('nationality')}
      />
    </>
  );
}
