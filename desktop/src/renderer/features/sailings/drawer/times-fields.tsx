import { useTranslation } from 'react-i18next';
import { emptied } from '../../../lib/forms/emptied.ts';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormRow } from '../../../ui/form.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import styles from './sailing-facts.module.css';
import type { TypedTimes } from './sailing-times.ts';

/** When a sailing departs and arrives. */
export function TimesFields({ form }: { form: OfficeForm<TypedTimes> }) {
  const { t } = useTranslation('sailings');
  return (
    <FormRow>
      <div className={styles.times}>
        <DateField {...emptied(form.field('departsOn', t('drawer.departsAtDate')))} />
        <TimeField {...emptied(form.field('departsAt', t('drawer.departsAtTime')))} />
        <DateField {...emptied(form.field('arrivesOn', t('drawer.arrivesAtDate')))} />
        <TimeField {...emptied(form.field('arrivesAt', t('drawer.arrivesAtTime')))} />
      </div>
    </FormRow>
  );
}
