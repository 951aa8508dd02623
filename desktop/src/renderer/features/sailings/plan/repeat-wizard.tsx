import type { RepeatPreview, SailingRepeat } from '@gangway/shared/contract/office/sailing-plans.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { leave } from '../../../lib/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Form, FormRow } from '../../../ui/form.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { weekdayName } from '../names/weekday.ts';
import { previewRepeat } from '../requests/repeat.ts';
import { RepeatDates } from './repeat-dates.tsx';
import { everyDay, repeatBeginning, repeatForm, toRule } from './repeat-form.ts';
import type { SailingFields } from './sailing-form.ts';
import { SailingFormFields } from './sailing-form-fields.tsx';

/** A rule first, then every date that it makes, then the sailings. */
export function RepeatWizard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['sailings', 'frame']);
  const formId = useId();
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
    <Drawer
      open
      onClose={() => leave(onClose)}
      title={t('repeatForm.title')}
      description={t('repeatForm.text')}
      actions={
        <>
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.saving}>
            {t('repeatForm.preview')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} columns={2}>
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
    </Drawer>
  );
}
