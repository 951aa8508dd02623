import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './passenger-card.module.css';
import { type PassengersForm, useProblemText } from './passengers-form.ts';

/** The contact: e-tickets are sent there, and a guest finds the booking by it. */
export function ContactFields({ form }: { form: UseFormReturn<PassengersForm> }) {
  const { t } = useTranslation('passengers');
  const problem = useProblemText(form);
  const sameAsFirst = form.watch('contact.sameAsFirst');
  return (
    <Card>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('contact.legend')}</legend>
        <TextField
          id="contact.email"
          className={styles.whole}
          type="email"
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          autoComplete="email"
          icon="mail"
          error={problem('contact.email')}
          {...form.register('contact.email')}
        />
        <Checkbox
          className={styles.whole}
          label={t('contact.sameAsFirst')}
          {...form.register('contact.sameAsFirst')}
        />
        {!sameAsFirst && (
          <>
            <TextField
              id="contact.name"
              label={t('contact.name')}
              error={problem('contact.name')}
              {...form.register('contact.name')}
            />
            <TextField
              id="contact.phone"
              type="tel"
              label={t('contact.phone')}
              error={problem('contact.phone')}
              {...form.register('contact.phone')}
            />
          </>
        )}
      </fieldset>
    </Card>
  );
}
