import type { Finding } from '@gangway/shared/contract/quotes.ts';
import type { TicketType } from '@gangway/shared/contract/vocabulary.ts';
import { SelectField } from '@gangway/shared/ui/select-field.tsx';
import { TextField } from '@gangway/shared/ui/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/dates.ts';
import { SavedPassengerPicker } from '../../../lib/passengers/saved-passenger-picker.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { filledIn } from '../draft/from-known-passenger.ts';
import { FindingNotices } from '../step/finding-notices.tsx';
import { DocumentFields } from './document-fields.tsx';
import { MoreAboutPassenger } from './more-about-passenger.tsx';
import styles from './passenger-card.module.css';
import { type PassengersForm, useProblemText } from './passengers-form.ts';
import { PhoneField } from './phone-field.tsx';

interface PassengerCardProps {
  form: UseFormReturn<PassengersForm>;
  index: number;
  ticketType: TicketType;
  findings: readonly Finding[];
}

/** One passenger: the fields of specification section 5 in its order, and what the travel rules say of them. */
export function PassengerCard({ form, index, ticketType, findings }: PassengerCardProps) {
  const { t } = useTranslation(['booking', 'site']);
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  const own = (token: string) => (index === 0 ? token : 'off');
  return (
    <Card>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>
          {t('passengers.number', { number: index + 1 })}{' '}
          <span className="muted">{t(`site:ticketType.${ticketType}`)}</span>
        </legend>
        <SavedPassengerPicker
          className={styles.whole}
          onChoose={known => {
            form.setValue(at, filledIn(form.getValues(at), known));
            form.clearErrors(at);
          }}
        />
        <TextField
          id={`${at}.name`}
          label={t('fields.name')}
          hint={index === 0 ? t('fields.nameHint') : undefined}
          autoComplete={own('name')}
          error={problem(`${at}.name`)}
          {...form.register(`${at}.name`)}
        />
        <PhoneField form={form} index={index} />
        <SelectField
          id={`${at}.gender`}
          label={t('fields.gender')}
          placeholder={t('fields.choose')}
          options={(['female', 'male', 'other'] as const).map(gender => ({
            value: gender,
            label: t(`gender.${gender}`),
          }))}
          error={problem(`${at}.gender`)}
          {...form.register(`${at}.gender`)}
        />
        <DateField
          id={`${at}.birthDate`}
          label={t('fields.birthDate')}
          max={today()}
          autoComplete={own('bday')}
          error={problem(`${at}.birthDate`)}
          {...form.register(`${at}.birthDate`)}
        />
        <DocumentFields form={form} index={index} />
        <TextField
          id={`${at}.referralCode`}
          label={t('fields.referrer')}
          autoComplete="off"
          autoCapitalize="characters"
          error={problem(`${at}.referralCode`)}
          {...form.register(`${at}.referralCode`)}
        />
        <MoreAboutPassenger form={form} index={index} />
      </fieldset>
      <FindingNotices findings={findings} />
    </Card>
  );
}
