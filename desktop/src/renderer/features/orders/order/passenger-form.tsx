import { passengerChange } from '@gangway/shared/contract/office/order-changes.ts';
import type { OfficePassenger } from '@gangway/shared/contract/office/orders.ts';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { Form, FormRow } from '../../../ui/form.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { PassengerFields } from '../fields/passenger-fields.tsx';
import { correctPassenger } from '../requests/change-order.ts';

interface PassengerFormProps {
  number: string;
  person: OfficePassenger;
  onClose: () => void;
}

/** Puts a passenger's data right; the history keeps that it happened. */
export function PassengerForm({ number, person, onClose }: PassengerFormProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { id, ticketId: _t, boardingStatus: _b, canceledAt: _c, ...passenger } = person;
  const fields = useOfficeForm({
    schema: passengerChange,
    defaultValues: passenger,
    save: change => correctPassenger(number, id, change),
    saved: () => {
      toasts.show(t('edit.saved'), 'ok');
      onClose();
    },
    sentenceOf: () => t('fields.required', { field: t('fields.documentExpiry') }),
  });
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
          isPassport={fields.form.watch('idType') === 'passport'}
        />
        <FormRow>
          <TextArea
            {...fields.field('remarks', t('fields.remarks'))}
            value={fields.form.watch('remarks') ?? ''}
            optional
          />
        </FormRow>
      </Form>
    </FormDialog>
  );
}
