import type { OfficeCustomerDetail } from '@gangway/shared/contract/office/orders/customers.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../../ui/form/form.tsx';
import { CustomerFields } from '../customer/customer-fields.tsx';
import { changeForm, formOf, toRequest } from '../customer/customer-form.ts';
import { saveCustomer } from '../requests/change-customer.ts';

/** The fields that staff may correct. */
export function CustomerDetails({ customer }: { customer: OfficeCustomerDetail }) {
  const { t } = useTranslation(['customers', 'frame']);
  const form = useOfficeForm({
    schema: changeForm,
    defaultValues: formOf(customer),
    record: customer,
    valuesOf: formOf,
    save: (values, original) => saveCustomer(original, toRequest(values)),
    saved: () => toasts.show(t('frame:saved'), 'ok'),
  });
  const confirmed = (is: boolean) => t(is ? 'confirmed' : 'unconfirmed');
  return (
    <Form form={form} columns={2}>
      <FormSection title={t('sections.account')}>
        <TextField {...form.field('username', t('fields.username'))} autoComplete="off" />
      </FormSection>
      <CustomerFields
        field={form.field}
        emailHint={customer.email ? confirmed(customer.emailConfirmed) : undefined}
        phoneHint={customer.phone ? confirmed(customer.phoneConfirmed) : undefined}
      />
      <FormRow>
        <Button variant="primary" type="submit" loading={form.saving} disabled={!form.dirty}>
          {t('frame:save')}
        </Button>
      </FormRow>
    </Form>
  );
}
