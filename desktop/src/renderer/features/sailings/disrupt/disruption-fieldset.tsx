import {
  type DisruptionReason,
  disruptionReasons,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { type Choice, SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import type { TypedTimes } from '../times/sailing-times.ts';
import { TimesFields } from '../times/times-fields.tsx';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import { type DisruptionFields, disruptionKinds } from './disruption-form.ts';

interface DisruptionFieldsetProps {
  form: OfficeForm<DisruptionFields>;
  ships: readonly Choice[];
  /** One sailing gets new times; several depart a number of minutes later. */
  single: boolean;
}

/** The kind of disruption, and its fields. */
export function DisruptionFieldset({ form, ships, single }: DisruptionFieldsetProps) {
  const { t } = useTranslation('sailings');
  const kind = form.form.watch('kind');
  const { value: reason, onChange: setReason } = form.field('reason', t('delay.reason'));
  const { error: _, ...tell } = form.field('tell', t('disrupt.tell'));
  return (
    <>
      <FormRow>
        <RadioGroup
          {...form.field('kind', t('disrupt.kind'))}
          choices={disruptionKinds.map(value => ({ value, label: t(`disrupt.kinds.${value}`) }))}
          row
        />
      </FormRow>
      {kind === 'delay' && single && <TimesFields form={form as unknown as OfficeForm<TypedTimes>} />}
      {kind === 'delay' && !single && <NumberField {...form.field('minutes', t('disrupt.minutes'))} />}
      {kind === 'gate' && <TextField {...form.field('gate', t('disrupt.gate'))} maxLength={20} />}
      {kind === 'ship' && (
        <SelectField
          {...form.field('newShipId', t('disrupt.newShip'))}
          choices={ships}
          empty={t('form.chooseShip')}
        />
      )}
      {kind === 'gate' ? (
        <FormRow>
          <Checkbox {...tell} />
        </FormRow>
      ) : (
        <ReasonField value={reason} onChange={setReason} />
      )}
      {kind === 'cancel' && <ChoiceFieldset form={form} />}
    </>
  );
}

interface ReasonFieldProps {
  value: DisruptionReason;
  onChange: (reason: DisruptionReason) => void;
}

/** The reason why a sailing is delayed or canceled; passengers read it in their language. */
function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('sailings');
  return (
    <SelectField
      label={t('delay.reason')}
      value={value}
      choices={disruptionReasons.map(reason => ({ value: reason, label: t(`reasons.${reason}`) }))}
      onChange={onChange}
    />
  );
}
