import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { TimeField } from '../../../ui/dates/time-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import { type DisruptionFields, ways } from './disruption-form.ts';

/** The deadline for the guests of canceled sailings to choose, and what happens to those who have not. */
export function ChoiceFieldset({ form }: { form: OfficeForm<DisruptionFields> }) {
  const { t } = useTranslation('sailings');
  const asks = form.form.watch('way') !== 'now';
  return (
    <>
      <FormRow>
        <RadioGroup
          {...form.field('way', t('cancel.guests'))}
          choices={ways.map(value => ({ value, label: t(`cancel.ways.${value}`) }))}
        />
      </FormRow>
      {asks ? (
        <>
          <DateField {...form.field('untilOn', t('cancel.untilDate'))} min={serverToday()} />
          <TimeField {...form.field('untilAt', t('cancel.untilTime'))} hint={t('cancel.untilHint')} />
          <FormRow>
            <NumberField {...form.field('bonusPercent', t('cancel.bonus'))} hint={t('cancel.bonusHint')} />
          </FormRow>
        </>
      ) : (
        <FormRow>
          <Notice tone="warn">{t('cancel.nowWarning')}</Notice>
        </FormRow>
      )}
      <FormRow>
        <TextArea {...form.field('note', t('cancel.note'))} optional maxLength={500} />
      </FormRow>
    </>
  );
}
