import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PassengerInput } from '../../../lib/passengers/passenger-input.tsx';
import { type PassengersForm, useProblemText } from './passengers-form.ts';
import styles from './phone-field.module.css';

/** A phone number, or the first passenger's: children give none of their own (R96). */
export function PhoneField({ form, index }: { form: UseFormReturn<PassengersForm>; index: number }) {
  const { t } = useTranslation('passengers');
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  const shares = form.watch(`${at}.sharesPhone`) && index > 0;
  return (
    <div className={styles.phone}>
      {shares ? (
        <p className={styles.shared}>{t('fields.phone')}</p>
      ) : (
        <PassengerInput
          field="phone"
          id={`${at}.phone`}
          control={form.register(`${at}.phone`)}
          error={problem(`${at}.phone`)}
          first={index === 0}
        />
      )}
      {index > 0 && <Checkbox label={t('fields.samePhone')} {...form.register(`${at}.sharesPhone`)} />}
    </div>
  );
}
