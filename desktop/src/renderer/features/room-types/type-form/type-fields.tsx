import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import {
  MOST_CABIN_SEN,
  type OfficeRoomType,
  officeRoomTypeSave,
} from '@gangway/shared/contract/office/fleet/room-types.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form/form.tsx';
import { LocalisedFields } from '../../../ui/form/localised-fields.tsx';
import { capacityLabels } from '../names/capacity-labels.ts';
import { saveRoomType } from '../requests/room-types.ts';
import { AmenitiesField } from './amenities-field.tsx';

const { shape } = officeRoomTypeSave;
const everyDay = z.int().min(0).max(MOST_CABIN_SEN);
const typeForm = officeRoomTypeSave.omit({ prices: true }).extend({
  capacityLabel: z.enum(['1', '2', '3']),
  maxOccupancy: typedLater(shape.maxOccupancy),
});
/** A new type has the same price on every weekday until it is changed in the table. */
const newTypeForm = typeForm.extend({ daytime: typedLater(everyDay), nighttime: typedLater(everyDay) });
const changedTypeForm = typeForm.extend({
  daytime: z.number().nullable(),
  nighttime: z.number().nullable(),
});

const week = (sen: number) => Array.from({ length: 7 }, () => sen);

const valuesOf = (type: OfficeRoomType | undefined): z.input<typeof typeForm> => ({
  code: type?.code ?? '',
  name: { ...sameInAll(), ...type?.name },
  description: { ...sameInAll(), ...type?.description },
  hasWindow: type?.hasWindow ?? false,
  capacityLabel: type ? (String(type.capacityLabel) as '1' | '2' | '3') : '1',
  maxOccupancy: type?.maxOccupancy ?? null,
  amenities: type?.amenities ?? [],
});

interface TypeFieldsProps {
  type: OfficeRoomType | undefined;
  onSaved: (type: OfficeRoomType) => void;
}

/** The room type form: name and amenities are required, occupancy is 1 to 6 (R56). */
export function TypeFields({ type, onSaved }: TypeFieldsProps) {
  const { t } = useTranslation('room-types');
  const { language: office } = useFormat();
  const form = useOfficeForm({
    schema: (type ? changedTypeForm : newTypeForm) as typeof changedTypeForm,
    defaultValues: { ...valuesOf(type), daytime: null, nighttime: null },
    record: type,
    valuesOf,
    save: ({ daytime, nighttime, ...values }, original) =>
      saveRoomType(original, {
        ...values,
        capacityLabel: Number(values.capacityLabel),
        ...(daytime !== null && nighttime !== null
          ? { prices: { daytime: week(daytime), nighttime: week(nighttime) } }
          : {}),
      }),
    saved: onSaved,
    sentenceOf: rule => {
      if (rule === 'occupancy') return t('form.occupancyRule');
      return rule === 'required' ? t('form.required', { field: t('amenities') }) : t('form.duplicate');
    },
  });
  return (
    <Form form={form} columns={2}>
      <TextField {...form.field('code', t('code'))} maxLength={12} autoComplete="off" />
      <FormSection title={t('form.names')}>
        <LocalisedFields
          maxLength={80}
          field={language =>
            form.field(`name.${language}`, t('form.nameIn', { language: languageName(language, office) }))
          }
        />
      </FormSection>
      <FormSection title={t('form.room')}>
        <SelectField
          {...form.field('capacityLabel', t('beds'))}
          choices={(['1', '2', '3'] as const).map(label => ({
            value: label,
            label: t(`capacity.${capacityLabels[label]}`),
          }))}
        />
        <NumberField {...form.field('maxOccupancy', t('occupancy'))} />
        <Checkbox {...form.field('hasWindow', t('form.hasWindow'))} />
      </FormSection>
      <FormSection title={t('amenities')}>
        <FormRow>
          <AmenitiesField {...form.field('amenities', t('amenities'))} />
        </FormRow>
      </FormSection>
      {!type && (
        <FormSection title={t('form.prices')}>
          <MoneyField {...form.field('daytime', t('form.daytime'))} hint={t('form.pricesHint')} />
          <MoneyField {...form.field('nighttime', t('form.nighttime'))} />
        </FormSection>
      )}
      <FormSection title={t('form.descriptions')}>
        <LocalisedFields
          optional
          maxLength={2000}
          rows={2}
          field={language =>
            form.field(
              `description.${language}`,
              t('form.descriptionIn', { language: languageName(language, office) }),
            )
          }
        />
      </FormSection>
    </Form>
  );
}
