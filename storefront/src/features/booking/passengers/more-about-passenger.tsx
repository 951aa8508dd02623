import { TextArea, TextField } from '@gangway/shared/ui/text-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './more-about-passenger.module.css';
import { type PassengersForm, useProblemText } from './passengers-form.ts';

/** What only some passengers have to tell. It stands open where something was told already. */
export function MoreAboutPassenger({ form, index }: { form: UseFormReturn<PassengersForm>; index: number }) {
  const { t } = useTranslation(['booking', 'site']);
  const problem = useProblemText(form);
  const at = `passengers.${index}` as const;
  const passenger = form.getValues(at);
  const mayBePregnant = passenger.ticketType === 'adult';
  const optional = t('site:optional');
  return (
    <div className={styles.more}>
      {mayBePregnant && (
        <Disclosure summary={t('fields.expecting')} defaultOpen={passenger.pregnancyWeek !== ''}>
          <TextField
            id={`${at}.pregnancyWeek`}
            label={t('fields.pregnancyWeek')}
            hint={t('fields.pregnancyWeekHint')}
            optional={optional}
            inputMode="numeric"
            maxLength={2}
            error={problem(`${at}.pregnancyWeek`)}
            {...form.register(`${at}.pregnancyWeek`)}
          />
        </Disclosure>
      )}
      <Disclosure summary={t('fields.more')} defaultOpen={passenger.email !== '' || passenger.remarks !== ''}>
        <div className={styles.fields}>
          <TextField
            id={`${at}.email`}
            type="email"
            label={t('fields.email')}
            optional={optional}
            autoComplete="off"
            error={problem(`${at}.email`)}
            {...form.register(`${at}.email`)}
          />
          <TextArea
            id={`${at}.remarks`}
            label={t('fields.remarks')}
            hint={t('fields.remarksHint')}
            optional={optional}
            maxLength={500}
            {...form.register(`${at}.remarks`)}
          />
        </div>
      </Disclosure>
    </div>
  );
}
