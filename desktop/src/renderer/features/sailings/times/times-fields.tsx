import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { TimeField } from '../../../ui/dates/time-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import type { TypedTimes } from './sailing-times.ts';
import styles from './times.module.css';

/** The fields for departure and arrival. */
export function TimesFields({ form }: { form: OfficeForm<TypedTimes> }) {
  const { t } = useTranslation('sailings');
  return (
    <FormRow>
      <div className={styles.times}>
        <DateField {...form.field('departsOn', t('drawer.departsAtDate'))} />
        <TimeField {...form.field('departsAt', t('drawer.departsAtTime'))} />
        <DateField {...form.field('arrivesOn', t('drawer.arrivesAtDate'))} />
        <TimeField {...form.field('arrivesAt', t('drawer.arrivesAtTime'))} />
      </div>
    </FormRow>
  );
}
