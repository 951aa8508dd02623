import type { FarePreview, FarePreviewRequest } from '@gangway/shared/contract/office/sailings/fares.ts';
import { ROUND_SEN } from '@gangway/shared/domain/money/fare-rules.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { isoWeekdays, weekdayName } from '../../../lib/weekday.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { FareGrid } from '../../../ui/fares/fare-grid.tsx';
import { MultiSelect } from '../../../ui/fields/multi-select.tsx';
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { previewFares } from '../requests/fares.ts';
import { fareChangeKinds, faresBeginning, faresForm, toRequest } from './fares-form.ts';
import { FaresPreviewDrawer } from './fares-preview-drawer.tsx';

/** Changes the fares of several sailings in two steps: the change, then its result. */
export function FaresWizard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fares', 'sailings', 'frame']);
  const { language, money } = useFormat();
  const choices = useChoices();
  const [planned, setPlanned] = useState<{ request: FarePreviewRequest; preview: FarePreview } | null>(null);
  const [initialFields, setBegun] = useState(faresBeginning);
  const form = useOfficeForm({
    schema: faresForm,
    defaultValues: initialFields,
    save: async fields => {
      setBegun(fields);
      const request = toRequest(fields);
      return { request, preview: await previewFares(request) };
    },
    saved: setPlanned,
    sentenceOf: rule => t(rule === 'order' ? 'many.order' : 'many.missing'),
  });
  if (planned) return <FaresPreviewDrawer {...planned} onBack={() => setPlanned(null)} onClose={onClose} />;
  const kind = form.form.watch('kind');
  const grid = form.field('fares', t('rules.fares'));
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={t('many.title')}
      description={t('many.text')}
      action={t('many.preview')}
    >
      <Form form={form} columns={2}>
        <DateField {...form.field('from', t('many.from'))} />
        <DateField {...form.field('until', t('many.until'))} />
        <MultiSelect
          {...form.field('weekdays', t('many.weekdays'))}
          choices={isoWeekdays.map(day => ({
            value: day,
            label: weekdayName(Number(day), language, 'long'),
          }))}
          empty={t('rules.everyDay')}
          onChange={days => form.field('weekdays', '').onChange([...days])}
        />
        <SelectField
          {...form.field('session', t('many.session'))}
          choices={choices.sessions}
          empty={t('sailings:any.session')}
        />
        <SelectField
          {...form.field('ship', t('many.ship'))}
          choices={choices.ships.map(({ disabled: _, ...ship }) => ship)}
          empty={t('sailings:any.ship')}
        />
        <SelectField
          {...form.field('route', t('many.route'))}
          choices={choices.routes.map(({ disabled: _, ...route }) => route)}
          empty={t('sailings:any.route')}
        />
        <FormRow>
          <RadioGroup
            {...form.field('kind', t('many.kind'))}
            choices={fareChangeKinds.map(value => ({ value, label: t(`many.kinds.${value}`) }))}
          />
        </FormRow>
        {kind === 'percent' && (
          <NumberField
            {...form.field('percent', t('many.percent'))}
            hint={t('many.percentHint', { unit: money(ROUND_SEN) })}
          />
        )}
        {kind === 'amount' && (
          <>
            <SelectField
              {...form.field('direction', t('many.direction'))}
              choices={(['more', 'less'] as const).map(value => ({ value, label: t(`many.${value}`) }))}
            />
            <MoneyField {...form.field('amountSen', t('many.amount'))} />
          </>
        )}
        {kind === 'set' && (
          <FormRow>
            <FareGrid
              label={t('rules.fares')}
              rows={[{ key: 'own', name: t('rules.fares') }]}
              value={{ own: grid.value }}
              onChange={value => grid.onChange(value.own)}
            />
            <FieldError id={`${grid.id}-error`}>{grid.error}</FieldError>
          </FormRow>
        )}
      </Form>
    </FormDrawer>
  );
}
