import type { RouteSettings } from '@gangway/shared/contract/entries/passenger-fields.ts';
import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import { passengerChange } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import { askedAbout } from '@gangway/shared/domain/travel/passenger-entry.ts';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { withoutUnasked } from '../fields/expecting.ts';
import { PassengerFields } from '../fields/passenger-fields.tsx';
import { correctPassenger } from '../requests/change-order.ts';

interface PassengerFormProps {
  number: string;
  person: OfficePassenger;
  route: RouteSettings;
  onClose: () => void;
}

/** The correctable fields of a passenger. */
const valuesOf = ({
  id: _,
  version: _v,
  ticketId: _t,
  boardingStatus: _b,
  canceledAt: _c,
  phone,
  ...passenger
}: OfficePassenger) => ({ ...passenger, phone: phoneToRead(phone) });

/** Corrects a passenger's data; the correction is recorded in the history. */
export function PassengerForm({ number, person, route, onClose }: PassengerFormProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const fields = useOfficeForm({
    schema: passengerChange,
    defaultValues: valuesOf(person),
    record: person,
    valuesOf,
    save: (change, original) => correctPassenger(number, original, withoutUnasked(change)),
    saved: () => {
      toasts.show(t('edit.saved'), 'ok');
      onClose();
    },
  });
  const { idType, gender } = fields.form.watch();
  return (
    <FormDialog
      onClose={onClose}
      title={t('edit.passengerTitle', { name: person.name })}
      description={t('edit.note')}
      action={t('edit.save')}
    >
      <Form form={fields} columns={2}>
        <PassengerFields
          bind={(name, label) => fields.field(name, label) as never}
          about={askedAbout({ ticketType: person.ticketType, idType }, route)}
          gender={gender}
        />
      </Form>
    </FormDialog>
  );
}
