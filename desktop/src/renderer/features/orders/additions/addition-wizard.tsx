import type {
  OrderAddition,
  OrderAdditionPreview,
} from '@gangway/shared/contract/office/orders/additions.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { askedAbout } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { useCabinOptions } from '../cabins/use-cabin-options.ts';
import { withoutUnasked } from '../fields/expecting.ts';
import { PassengerFields } from '../fields/passenger-fields.tsx';
import { previewAddition } from '../requests/additions.ts';
import { newPassenger, type PassengerAtDesk, passengerAtDesk } from '../sale/sale-values.ts';
import { AdditionDialog } from './addition-dialog.tsx';

interface PreviewedAddition {
  addition: OrderAddition;
  preview: OrderAdditionPreview;
}

/** Adds a passenger, a cabin or both to an order (R265): the details, then the price and the payment. */
export function AdditionWizard({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'orders']);
  const houseCode = usePublicSettings().data?.houseReferralCode ?? '';
  const rooms = useCabinOptions(order.number, undefined, 'free');
  const [planned, setPlanned] = useState<PreviewedAddition | null>(null);
  const [kind, setKind] = useState<AdditionKind>('passenger');
  const fields = useOfficeForm({
    schema: additionForm(kind),
    defaultValues: { passenger: newPassenger(houseCode), room: '' },
    save: async (filled): Promise<PreviewedAddition> => {
      const addition = toAddition(kind, filled);
      return { addition, preview: await previewAddition(order.number, addition) };
    },
    saved: setPlanned,
    fieldOf: path => (path === 'cabins' ? 'room' : path),
  });
  if (planned)
    return <AdditionDialog order={order} {...planned} onBack={() => setPlanned(null)} onClose={onClose} />;
  const { passenger } = fields.form.watch();
  return (
    <FormDrawer
      onClose={onClose}
      title={t('addition.title', { number: order.number })}
      description={t('addition.text')}
      action={t('addition.preview')}
    >
      <Form form={fields} columns={2}>
        <FormRow>
          <RadioGroup
            label={t('addition.kind')}
            value={kind}
            onChange={setKind}
            choices={additionKinds.map(value => ({ value, label: t(`addition.kinds.${value}`) }))}
            row
          />
        </FormRow>
        {kind !== 'cabin' && (
          <PassengerFields
            isNew
            bind={(name, label) => fields.field(`passenger.${name}`, label) as never}
            about={askedAbout(
              { ticketType: passenger.ticketType, idType: passenger.idType ?? 'passport' },
              order.sailing.route,
            )}
            gender={passenger.gender}
          />
        )}
        {kind !== 'passenger' && (
          <FormRow>
            <SelectField
              {...fields.field('room', t('addition.room'))}
              choices={rooms.choices}
              empty={t('cabin.choose')}
            />
          </FormRow>
        )}
      </Form>
    </FormDrawer>
  );
}

const additionKinds = ['passenger', 'cabin', 'both'] as const;
type AdditionKind = (typeof additionKinds)[number];

/** The input. Values that the chosen kind does not use are kept for a change of kind. */
interface AdditionFields {
  passenger: PassengerAtDesk;
  room: string;
}
type ValidAddition = Omit<AdditionFields, 'passenger'> & {
  passenger: NonNullable<OrderAddition['passenger']>;
};

/** Validates only the fields of this kind. */
const additionForm = (kind: AdditionKind): z.ZodType<ValidAddition, AdditionFields> =>
  z.object({
    passenger: kind === 'cabin' ? z.unknown() : passengerAtDesk,
    room: kind === 'passenger' ? z.string() : z.string().min(1),
  }) as unknown as z.ZodType<ValidAddition, AdditionFields>;

const toAddition = (kind: AdditionKind, { passenger, room }: ValidAddition): OrderAddition => ({
  passenger: kind === 'cabin' ? null : withoutUnasked(passenger),
  roomIds: kind === 'passenger' ? [] : [Number(room)],
});
