import { Checkbox } from '@gangway/shared/ui/checkbox.tsx';
import { TextField } from '@gangway/shared/ui/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PassengersForm, useProblemText } from './passengers-form.ts';
import styles from './phone-field.module.css';

/** A phone number, or the first passenger's: children give none of their own (specification section 9). */
export function PhoneField({ form, index }: { form: UseFormReturn<PassengersForm>; index: number }) {
  const { t } = useTranslation('booking');
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  const shares = form.watch(`${at}.sharesPhone`) && index > 0;
  return (
    <div className={styles.phone}>
      {shares ? (
        <p className={styles.shared}>{t('fields.phone')}</p>
      ) : (
        <TextField
          id={`${at}.phone`}
          type="tel"
          label={t('fields.phone')}
          hint={index === 0 ? t('fields.phoneHint') : undefined}
          autoComplete={index === 0 ? 'tel' : 'off'}
          error={problem(`${at}.phone`)}
          {...form.register(`${at}.phone`)}
        />
      )}
      {index > 0 && <Checkbox label={t('fields.samePhone')} {...form.register(`${at}.sharesPhone`)} />}
    </div>
  );
}
