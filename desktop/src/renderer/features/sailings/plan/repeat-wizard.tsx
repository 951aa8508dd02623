import type { RepeatPreview, SailingRepeat } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { weekdayName } from '../../../lib/weekday.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { previewRepeat } from '../requests/repeat.ts';
import { RepeatDates } from './repeat-dates.tsx';
import { everyDay, repeatBeginning, repeatForm, toRule } from './repeat-form.ts';
import type { SailingFields } from './sailing-form.ts';
import { SailingFormFields } from './sailing-form-fields.tsx';

/** Repeats a sailing in two steps: the rule, then a preview of its dates, from which the sailings are created. */
export function RepeatWizard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const { language } = useFormat();
  const choices = useChoices();
  const [planned, setPlanned] = useState<{ rule: SailingRepeat; preview: RepeatPreview } | null>(null);
  const form = useOfficeForm({
    schema: repeatForm,
    defaultValues: repeatBeginning,
    save: async fields => {
      const rule = toRule(fields);
      return { rule, preview: await previewRepeat(rule) };
    },
    saved: setPlanned,
    sentenceOf: rule =>
      rule === 'repeat-period' ? t('repeatForm.rules.repeat-period') : t('form.faresPartly'),
  });
  if (planned) return <RepeatDates {...planned} onBack={() => setPlanned(null)} onClose={onClose} />;
  return (
    <FormDrawer
      onClose={onClose}
      title={t('repeatForm.title')}
      description={t('repeatForm.text')}
      action={t('repeatForm.preview')}
    >
      <Form form={form} columns={2}>
        <FormRow>
          <MultiSelect
            {...form.field('weekdays', t('repeatForm.weekdays'))}
            choices={everyDay.map(day => ({ value: day, label: weekdayName(Number(day), language, 'long') }))}
            empty={t('repeatForm.noWeekdays')}
            onChange={days => form.field('weekdays', '').onChange([...days])}
          />
        </FormRow>
        <DateField {...form.field('from', t('repeatForm.from'))} />
        <DateField {...form.field('until', t('repeatForm.until'))} />
        <SailingFormFields form={form as unknown as OfficeForm<SailingFields>} choices={choices} />
      </Form>
    </FormDrawer>
  );
}
