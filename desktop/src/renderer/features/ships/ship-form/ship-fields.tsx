import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { type ShipStatus, shipStatuses } from '@gangway/shared/contract/base/vocabulary.ts';
import { type OfficeShip, officeShipSave } from '@gangway/shared/contract/office/fleet/ships.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form/form.tsx';
import { LocalisedFields } from '../../../ui/form/localised-fields.tsx';
import { saveShip } from '../requests/ships.ts';

const { shape } = officeShipSave;
const shipForm = officeShipSave.extend({
  manager: z.string().trim().max(120),
  managerContact: z.string().trim().max(120),
  linkUrl: shape.linkUrl.unwrap(),
  weight: typedLater(shape.weight),
  capacity: typedLater(shape.capacity),
});

const valuesOf = (ship: OfficeShip | null): z.input<typeof shipForm> => ({
  name: ship?.name ?? '',
  status: ship?.status ?? 'active',
  manager: ship?.manager ?? '',
  managerContact: ship?.managerContact ?? '',
  description: { ...sameInAll(), ...ship?.description },
  linkUrl: ship?.linkUrl ?? '',
  weight: ship?.weight ?? 0,
  capacity: ship?.capacity ?? null,
});

interface ShipFieldsProps {
  ship: OfficeShip | null;
  onSaved: (ship: OfficeShip) => void;
}

/** The ship form (R41); the status can change only by its table of transitions. */
export function ShipFields({ ship, onSaved }: ShipFieldsProps) {
  const { t } = useTranslation('ships');
  const { language: office } = useFormat();
  const form = useOfficeForm({
    schema: shipForm,
    defaultValues: valuesOf(ship),
    record: ship,
    valuesOf,
    save: (values, original) => saveShip(original, values),
    saved: onSaved,
    sentenceOf: () => t('form.link'),
  });
  const may = (status: ShipStatus) =>
    !ship || ship.status === status || canTransition('ship', ship.status, status);
  const status = form.form.watch('status');
  const changes = ship !== null && status !== ship.status;
  return (
    <Form form={form} columns={2}>
      <TextField {...form.field('name', t('name'))} maxLength={80} autoComplete="off" />
      <SelectField
        {...form.field('status', t('status'))}
        choices={shipStatuses.map(option => ({
          value: option,
          label: t(`statuses.${option}`),
          disabled: !may(option),
        }))}
      />
      {changes && status === 'maintenance' && ship.comingSailings > 0 && (
        <FormRow>
          <Notice tone="warn">{t('form.maintenanceNote', { count: ship.comingSailings })}</Notice>
        </FormRow>
      )}
      {changes && status === 'decommissioned' && (
        <FormRow>
          <Notice tone="warn">{t('form.decommissionedNote')}</Notice>
        </FormRow>
      )}
      <TextField {...form.field('manager', t('manager'))} optional maxLength={120} />
      <TextField {...form.field('managerContact', t('managerContact'))} optional maxLength={120} />
      <NumberField {...form.field('capacity', t('capacity'))} hint={t('capacityHint')} />
      <NumberField {...form.field('weight', t('weight'))} hint={t('weightHint')} />
      <FormRow>
        <TextField {...form.field('linkUrl', t('linkUrl'))} optional hint={t('linkHint')} maxLength={500} />
      </FormRow>
      <FormSection title={t('form.descriptions')}>
        <LocalisedFields
          optional
          maxLength={2000}
          rows={2}
          field={language =>
            form.field(
              `description.${language}`,
              t('descriptionIn', { language: languageName(language, office) }),
            )
          }
        />
      </FormSection>
    </Form>
  );
}
