import { SelectField } from '@gangway/shared/ui/select-field.tsx';
import { TextField } from '@gangway/shared/ui/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/dates.ts';
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { genders } from '../form/genders.ts';
import styles from '../form/personal-form.module.css';
import { DocumentFields } from './document-fields.tsx';
import { keepsNoContact, type PassengerValues } from './passenger-rules.ts';

/** The booking's own fields and words for a passenger, but for what belongs to one voyage. */
export function PassengerFields({ checked }: { checked: CheckedForm<PassengerValues> }) {
  const { t } = useTranslation(['personal-center', 'booking', 'site']);
  const { form, problem } = checked;
  const optional = t('site:optional');
  const noContact = keepsNoContact(form.watch('birthDate'), today());
  return (
    <div className={styles.fields}>
      <TextField
        className={styles.whole}
        label={t('booking:fields.name')}
        hint={t('booking:fields.nameHint')}
        autoComplete="off"
        error={problem('name')}
        {...form.register('name')}
      />
      <SelectField
        label={t('booking:fields.gender')}
        placeholder={t('booking:fields.choose')}
        options={genders.map(gender => ({ value: gender, label: t(`booking:gender.${gender}`) }))}
        error={problem('gender')}
        {...form.register('gender')}
      />
      <DateField
        label={t('booking:fields.birthDate')}
        max={today()}
        error={problem('birthDate')}
        {...form.register('birthDate')}
      />
      <DocumentFields checked={checked} />
      {noContact ? (
        <p className={`${styles.whole} muted`}>{t('passengers.childData')}</p>
      ) : (
        <>
          <TextField
            type="tel"
            label={t('booking:fields.phone')}
            optional={optional}
            autoComplete="off"
            error={problem('phone')}
            {...form.register('phone')}
          />
          <TextField
            type="email"
            label={t('booking:fields.email')}
            optional={optional}
            autoComplete="off"
            error={problem('email')}
            {...form.register('email')}
          />
        </>
      )}
    </div>
  );
}
