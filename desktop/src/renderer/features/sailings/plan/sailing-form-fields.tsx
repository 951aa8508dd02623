import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useTranslation } from 'react-i18next';
import type { OfficeForm } from '../../../lib/forms/use-office-form.ts';
import { TimeField } from '../../../ui/dates/time-field.tsx';
import { FareGrid } from '../../../ui/fares/fare-grid.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormRow } from '../../../ui/form/form.tsx';
import type { Choices } from '../filters/use-choices.ts';
import { type SailingFields, usualHours } from './sailing-form.ts';

interface SailingFormFieldsProps {
  form: OfficeForm<SailingFields>;
  choices: Choices;
}

/** Ship, route, session, times and terms: the fields of a new sailing and of a repeat rule. */
export function SailingFormFields({ form, choices }: SailingFormFieldsProps) {
  const { t } = useTranslation('sailings');
  const { field, form: values } = form;
  const ship = choices.options.ships.find(({ id }) => String(id) === values.watch('shipId'));
  const { departs, arrives, ownFares } = values.watch();

  /** Choosing a ship sets its capacity; choosing a session sets its usual times, unless others were typed. */
  const chooseShip = (shipId: string) => {
    field('shipId', '').onChange(shipId);
    const capacity = choices.options.ships.find(({ id }) => String(id) === shipId)?.capacity;
    if (capacity !== undefined) field('capacity', '').onChange(capacity);
  };
  const chooseSession = (session: SailingFields['session']) => {
    const usual = Object.values(usualHours).some(
      hours => hours.departs === departs && hours.arrives === arrives,
    );
    field('session', '').onChange(session);
    if (!usual) return;
    field('departs', '').onChange(usualHours[session].departs);
    field('arrives', '').onChange(usualHours[session].arrives);
  };
  const fares = field('fares', t('form.fares'));
  const { error: _, ...refund } = field('nonRefundable', t('form.nonRefundable'));
  const { error: __, ...peak } = field('peak', t('form.peak'));
  const { error: ___, ...own } = field('ownFares', t('form.ownFares'));
  return (
    <>
      <SelectField
        {...field('shipId', t('form.ship'))}
        onChange={chooseShip}
        choices={choices.ships}
        empty={t('form.chooseShip')}
      />
      <SelectField
        {...field('routeId', t('form.route'))}
        choices={choices.routes}
        empty={t('form.chooseRoute')}
      />
      <SelectField
        {...field('session', t('form.session'))}
        onChange={chooseSession}
        choices={choices.sessions}
      />
      <NumberField
        {...field('capacity', t('form.capacity'))}
        hint={ship && t('form.capacityHint', { ship: ship.name, capacity: ship.capacity })}
      />
      <TimeField {...field('departs', t('form.departs'))} />
      <TimeField
        {...field('arrives', t('form.arrives'))}
        hint={departs && arrives && arrives <= departs ? t('form.nextDay') : undefined}
      />
      <TextField {...field('gate', t('form.gate'))} optional />
      <FormRow>
        <Checkbox {...refund} />
        <Checkbox {...peak} />
        <Checkbox {...own} hint={t('form.ownFaresHint')} />
      </FormRow>
      {ownFares && (
        <FormRow>
          <FareGrid
            label={t('form.fares')}
            rows={[{ key: 'own', name: t('form.fares') }]}
            value={{ own: fares.value }}
            onChange={value => fares.onChange(value.own)}
          />
          <FieldError id={`${fares.id}-error`}>{fares.error}</FieldError>
        </FormRow>
      )}
    </>
  );
}
