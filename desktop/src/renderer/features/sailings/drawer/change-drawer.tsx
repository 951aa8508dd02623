import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { draftOf, type FareDraft, fareSetOf } from '../../../lib/fare-draft.ts';
import { useFieldWords } from '../../../lib/forms/field-words.ts';
import { type OfficeForm, useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FareGrid } from '../../../ui/fares/fare-grid.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormNote, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { OfSailing } from '../names/of-sailing.tsx';
import { faresRule, sailingFields, wholeFares } from '../plan/sailing-form.ts';
import { changeSailing } from '../requests/change-sailing.ts';
import { instantsOf, type TypedTimes, timesFields, typedTimes } from '../times/sailing-times.ts';
import { TimesFields } from '../times/times-fields.tsx';

const { gate, capacity, nonRefundable, peak, ownFares, fares } = sailingFields;
const changeForm = z
  .object({ ...timesFields, gate, capacity, nonRefundable, peak, ownFares, fares })
  .refine(wholeFares, faresRule);

const valuesOf = (sailing: OfficeSailingDetail): z.input<typeof changeForm> => ({
  ...typedTimes(sailing),
  gate: sailing.gate,
  capacity: sailing.capacity,
  nonRefundable: sailing.nonRefundable,
  peak: sailing.peak,
  ownFares: sailing.ownFares !== null,
  fares: draftOf(sailing.ownFares),
});

interface ChangeDrawerProps {
  sailing: OfficeSailingDetail;
  /** Returns to the sailing's details. */
  onDone: () => void;
  onClose: () => void;
}

/** The fares in the order of their columns. */
const faresText = (fares: FareDraft) => ticketTypes.map(type => fares[type] || '–').join(' · ');

/** A form for a sailing's times, gate, capacity, terms and own fares. */
export function ChangeDrawer({ sailing, onDone, onClose }: ChangeDrawerProps) {
  const { t } = useTranslation(['sailings', 'frame']);
  const form = useOfficeForm({
    schema: changeForm,
    defaultValues: valuesOf(sailing),
    record: sailing,
    valuesOf,
    save: (values, original) => {
      const own = values.ownFares ? fareSetOf(values.fares) : null;
      const { gate: named, capacity: places, nonRefundable: kept, peak: high } = values;
      return changeSailing(original, {
        ...instantsOf(values, sailing),
        gate: named,
        capacity: places,
        nonRefundable: kept,
        peak: high,
        fares: own === 'partly' ? null : own,
      });
    },
    saved: () => {
      toasts.show(t('drawer.changed'), 'ok');
      onDone();
    },
    sentenceOf: () => t('form.faresPartly'),
  });
  const grid = form.field('fares', t('form.fares'));
  useFieldWords(grid.id, faresText);
  const { error: _, ...nonRefundable } = form.field('nonRefundable', t('form.nonRefundable'));
  const { error: __, ...high } = form.field('peak', t('form.peak'));
  const { error: ___, ...own } = form.field('ownFares', t('form.ownFares'));
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={t('drawer.changeTitle')}
      description={<OfSailing sailing={sailing} />}
      onCancel={onDone}
    >
      <Form form={form} columns={2}>
        <TimesFields form={form as unknown as OfficeForm<TypedTimes>} />
        {sailing.orders > 0 && <FormNote>{t('drawer.timesHint', { count: sailing.orders })}</FormNote>}
        <TextField {...form.field('gate', t('form.gate'))} optional />
        <NumberField
          {...form.field('capacity', t('form.capacity'))}
          hint={t('form.capacityHint', { ship: sailing.ship.name, capacity: sailing.shipCapacity })}
        />
        <FormRow>
          <Checkbox {...nonRefundable} />
          <Checkbox {...high} />
          <Checkbox {...own} hint={t('form.ownFaresHint')} />
        </FormRow>
        {own.value && (
          <FormRow>
            <FareGrid
              label={t('form.fares')}
              rows={[{ key: 'own', name: t('form.fares') }]}
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
