import { languageFacts, languages } from '@gangway/shared/contract/base/languages.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { CountryField } from '../../../lib/passengers/country-field.tsx';
import { genders } from '../../../lib/passengers/genders.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../form/personal-form.module.css';
import type { BasicInfoValues } from './basic-info-rules.ts';

interface BasicInfoFieldsProps {
  checked: CheckedForm<BasicInfoValues>;
  /** A birth date can be set only once, since it decides who may have an account. */
  birthDateKept: boolean;
}

export function BasicInfoFields({ checked: { form, problem }, birthDateKept }: BasicInfoFieldsProps) {
  const { t } = useTranslation(['personal-center', 'passengers', 'site']);
  const optional = t('site:optional');
  const choose = t('passengers:fields.choose');
  return (
    <div className={styles.fields}>
      <TextField
        label={t('basicInfo.realName')}
        autoComplete="name"
        error={problem('realName')}
        {...form.register('realName')}
      />
      <TextField
        type="tel"
        label={t('basicInfo.phone')}
        autoComplete="tel"
        error={problem('phone')}
        {...form.register('phone')}
      />
      <SelectField
        label={t('basicInfo.gender')}
        placeholder={choose}
        options={genders.map(gender => ({ value: gender, label: t(`passengers:gender.${gender}`) }))}
        error={problem('gender')}
        {...form.register('gender')}
      />
      <TextField
        label={t('basicInfo.idCard')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem('idCard')}
        {...form.register('idCard')}
      />
      <TextField
        label={t('basicInfo.passport')}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem('passport')}
        {...form.register('passport')}
      />
      <CountryField
        label={t('basicInfo.nationality')}
        optional={optional}
        placeholder={choose}
        autoComplete="country"
        error={problem('nationality')}
        {...form.register('nationality')}
      />
      <DateField
        label={t('basicInfo.birthDate')}
        optional={birthDateKept ? undefined : optional}
        hint={t(birthDateKept ? 'basicInfo.birthDateKept' : 'basicInfo.birthDateNote')}
        max={today()}
        readOnly={birthDateKept}
        autoComplete="bday"
        error={problem('birthDate')}
        {...form.register('birthDate')}
      />
      <SelectField
        label={t('basicInfo.language')}
        hint={t('basicInfo.languageHint')}
        options={languages.map(value => ({ value, label: languageFacts(value).name }))}
        {...form.register('language')}
      />
    </div>
  );
}
