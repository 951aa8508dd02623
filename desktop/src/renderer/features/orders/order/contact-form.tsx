import { optionalEmail } from '@gangway/shared/contract/entries/contact-points.ts';
import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import { contactChange } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { correctContact } from '../requests/change-order.ts';

const form = contactChange.extend({
  email: optionalEmail,
  remarks: z.string().trim().max(500),
});

const valuesOf = ({ contact: { name, email, phone }, remarks }: OfficeOrderDetail): z.input<typeof form> => ({
  name,
  email: email ?? '',
  phone: phoneToRead(phone),
  remarks,
});

/** The order's contact details. An empty e-mail address means none. */
export function ContactForm({ order, onClose }: { order: OfficeOrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'frame']);
  const fields = useOfficeForm({
    schema: form,
    defaultValues: valuesOf(order),
    record: order,
    valuesOf,
    save: (change, original) => correctContact(original, { ...change, email: change.email || null }),
    saved: () => {
      toasts.show(t('edit.saved'), 'ok');
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('edit.contactTitle')}
      description={t('edit.note')}
      action={t('edit.save')}
    >
      <Form form={fields} columns={2}>
        <TextField {...fields.field('name', t('fields.name'))} />
        <TextField {...fields.field('phone', t('fields.phone'))} inputMode="tel" />
        <TextField {...fields.field('email', t('fields.email'))} optional inputMode="email" />
        <FormRow>
          <TextArea {...fields.field('remarks', t('fields.remarks'))} optional />
        </FormRow>
      </Form>
    </FormDialog>
  );
}
