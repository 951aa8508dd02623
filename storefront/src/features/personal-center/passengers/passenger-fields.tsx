import { isAsked, savedFieldNames } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { PassengerInput } from '../../../lib/passengers/passenger-input.tsx';
import styles from '../form/personal-form.module.css';
import { contactFields, isRequired, keepsNoContact, type PassengerValues } from './passenger-rules.ts';

/** The passenger fields of the booking with their texts, except those that belong to a single sailing. */
export function PassengerFields({ checked: { form, problem } }: { checked: CheckedForm<PassengerValues> }) {
  const { t } = useTranslation('personal-center');
  const noContact = keepsNoContact(form.watch('birthDate'), today());
  const about = { ticketType: null, idType: form.watch('idType'), route: null };
  const fields = savedFieldNames.filter(
    field => isAsked(field, about) && !(noContact && contactFields.includes(field)),
  );
  return (
    <div className={styles.fields}>
      {fields.map(field => (
        <PassengerInput
          key={field}
          field={field}
          className={field === 'name' ? styles.whole : undefined}
          control={form.register(field)}
          error={problem(field)}
          optional={!isRequired(field)}
        />
      ))}
      {noContact && <p className={`${styles.whole} muted`}>{t('passengers.childData')}</p>}
    </div>
  );
}
