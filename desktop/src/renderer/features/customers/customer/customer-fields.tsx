import { genders, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { FormRow, FormSection } from '../../../ui/form/form.tsx';
import type { ChangeValues } from './customer-form.ts';

interface CustomerFieldsProps {
  field: OfficeForm<ChangeValues>['field'];
  /** Hint under the e-mail: whether it is confirmed, or what it is used for. */
  emailHint: string | undefined;
  phoneHint?: string | undefined;
}

/** The personal fields of a customer's record (R41). */
export function CustomerFields({ field, emailHint, phoneHint }: CustomerFieldsProps) {
  const { t } = useTranslation('customers');
  const { language } = useFormat();
  return (
    <>
      <FormSection title={t('sections.person')}>
        <TextField {...field('realName', t('fields.realName'))} />
        <SelectField
          {...field('gender', t('fields.gender'))}
          empty={t('fields.noGender')}
          choices={genders.map(value => ({ value, label: t(`gender.${value}`) }))}
        />
        <DateField {...field('birthDate', t('fields.birthDate'))} withYear optional />
        <SelectField
          {...field('nationality', t('fields.nationality'))}
          empty={t('fields.noNationality')}
          choices={countryOptions(language)}
        />
        <TextField {...field('idCard', t('fields.idCard'))} optional />
        <TextField {...field('passport', t('fields.passport'))} optional />
      </FormSection>
      <FormSection title={t('sections.contact')}>
        <TextField {...field('email', t('fields.email'))} type="email" hint={emailHint} />
        <TextField {...field('phone', t('fields.phone'))} type="tel" hint={phoneHint} optional />
        <SelectField
          {...field('language', t('fields.language'))}
          hint={t('languageHint')}
          choices={languages.map(value => ({ value, label: languageName(value, language) }))}
        />
        <FormRow>
          <TextArea {...field('remarks', t('fields.remarks'))} optional rows={2} />
        </FormRow>
      </FormSection>
    </>
  );
}
